// What a machine would lend to a test: its zone, its language, its fonts. Every runner imports this first, and what it starts inherits it.
import { fileURLToPath } from 'node:url';

process.env['TZ'] = 'UTC';
for (const name of Object.keys(process.env)) if (/^(LANG|LANGUAGE|LC_\w+)$/.test(name)) delete process.env[name];
process.env['LC_ALL'] = 'C'; // the one that every system has; WebKit reads C.UTF-8 as the language "C"
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('fonts.conf', import.meta.url));
process.env['MOZ_DISABLE_CONTENT_SANDBOX'] = '1'; // in it, Firefox reads fonts only where a system keeps its own
