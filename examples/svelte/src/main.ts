import 'travel-safety-embeds/country-risk.js';
import 'travel-safety-embeds/incident-map.js';
import 'travel-safety-embeds/svelte';
import { mount } from 'svelte';
import { configure } from 'travel-safety-embeds/configure.js';
import Article from './Article.svelte';

configure({ apiBase: import.meta.env.VITE_API_BASE });

const target = document.getElementById('app');
if (target) mount(Article, { target });
