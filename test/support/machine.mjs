// Makes tests independent of the machine's time zone, language and fonts. Every runner imports this first, and its child processes inherit it.
import { fileURLToPath } from 'node:url';

process.env['TZ'] = 'UTC';
for (const name of Object.keys(process.env)) if (/^(LANG|LANGUAGE|LC_\w+)$/.test(name)) delete process.env[name];
process.env['LC_ALL'] = 'C'; // exists on every system; WebKit reads C.UTF-8 as the language "C"
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('fonts.conf', import.meta.url));
process.env['MOZ_DISABLE_CONTENT_SANDBOX'] = '1'; // sandboxed, Firefox reads fonts only from system folders
