import 'travel-safety-embeds/country-risk.js';
import 'travel-safety-embeds/incident-map.js';
import 'travel-safety-embeds/vue';
import { configure } from 'travel-safety-embeds/configure.js';
import { createApp } from 'vue';
import Article from './Article.vue';

configure({ apiBase: import.meta.env.VITE_API_BASE });
createApp(Article).mount('#app');
