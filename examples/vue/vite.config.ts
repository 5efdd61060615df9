import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Custom elements, which Vue must not resolve as components. */
const isCustomElement = (tag: string): boolean => /^(country|incident|risk)-/.test(tag);

export default defineConfig({ base: './', plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
