/** What the analyzer writes to custom-elements.json: the tags, their attributes, events, parts and tokens. */
export default { globs: ['src/elements/*.ts'], outdir: '.', litelement: true, packagejson: false };
