import type { Plugin } from 'vite';

type Patch = readonly [text: string | RegExp, replacement: string];

/**
 * What Lit carries for others: browsers older than ours, polyfills, developers' sentences, and what no element of ours uses: attributes
 * written from properties, converters, initializers and metadata of decorators, expressions in raw text and in comments.
 */
const PATCHES: Readonly<Record<string, readonly Patch[]>> = {
  '@lit/reactive-element/css-tag.js': [
    [/(\w+)\.ShadowRoot&&[^,]*"replace"in CSSStyleSheet\.prototype/, 'true'],
    [/Error\("Value passed to 'css'[^;]*"\)\}/, 'Error("css")}'],
    [/,\w!==\w\)throw Error\("CSSResult is not constructable[^;]*;/, ');'],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/,\w=\w\.trustedTypes,\w=\w\?\w\.emptyScript:"",\w=\w\.reactiveElementPolyfillSupport/, ''],
    [/\w\?\.\(\{ReactiveElement:\w\}\),/, ''],
    [/toAttribute\(t,s\)\{switch.*?return t\},/, ''],
    [/case Number:.*?\{i=null\}\}return i/, '}return i'],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    [',void 0!==t.l&&(this.l=[...t.l])', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    ['removeController(t){this._$EO?.delete(t)}', ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=new Map)/, ''],
    [/_\$ET\(t,s\)\{.*?\}(?=_\$AK\(t,s\))/, ''],
    ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
    [/void 0!==e&&this\._\$Em!==e\)\{const t=i\.getPropertyOptions\(e\).*?this\._\$Em=null\}/, 'e)this[e]=u.fromAttribute(s,i.getPropertyOptions(e).type)'],
    [',this._$Em=null', ''],
    [/!\(\(i\.hasChanged\?\?f\)\(h,s\)\|\|i\.useDefault.*?\)\)\)\)return;/, '!(i.hasChanged??f)(h,s))return;'],
    [/C\(t,s,\{useDefault:i.*?\}(?=async _\$EP)/, 'C(t,s){this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)}'],
  ],
  'lit-element/lit-element.js': [[/,\w\.litElementHydrateSupport\?\..*?litElementPolyfillSupport;.*?;/, ';']],
  'lit-html/lit-html.js': [
    [/,(\w)=\w\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),/, ';'],
    [/y\.test\(u\[2\]\)&&\(n=RegExp\("<\/"\+u\[2\],"g"\)\),/, ''],
    [/if\(y\.test\(r\.tagName\)\)\{.*?\}\}(?=\}else if\(8===r\.nodeType\))/, ''],
    [/else\{let t=-1;for\(;-1!==\(t=r\.data\.indexOf\(o,t\+1\)\);\)d\.push\(\{type:7,index:l\}\),t\+=o\.length-1\}/, ''],
  ],
};

/** The files of Lit that have patches. */
export const litFiles: readonly string[] = Object.keys(PATCHES);

/** Throws when a text is not there, so that a new Lit is looked at. */
export function patchLit(file: string, source: string): string {
  return (PATCHES[file] ?? []).reduce((patched, [text, replacement]) => {
    const found = patched.replace(text, () => replacement);
    if (found === patched) throw new Error(`${file}: not found: ${text}`);
    return found;
  }, source);
}

const FILE = new RegExp(`node_modules/(${litFiles.join('|').replaceAll('.', '\\.')})$`);

export const litForOurBrowsers = (): Plugin => ({
  name: 'lit-for-our-browsers',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler: (code, id) => ({ code: patchLit(FILE.exec(id)?.[1] ?? '', code), map: null }),
  },
});
