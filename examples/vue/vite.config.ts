import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Vue leaves these tags to the browser. */
const isCustomElement = (tag: string): boolean => /^(country|incident|risk)-/.test(tag);

export default defineConfig({ base: './', plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
