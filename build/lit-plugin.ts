import type { Plugin } from 'vite';

type Patch = readonly [text: string | RegExp, replacement: string];

/**
 * What Lit carries for others: browsers older than ours, polyfills, developers' sentences, and what no element of ours uses. Those are, of elements:
 * attributes written from properties, converters, accessors of an element's own, initializers and metadata of decorators, updates that are refused;
 * of templates: expressions in raw text, in comments and in place of attributes, MathML, templates compiled ahead; of directives: those in attributes, and asynchronous ones.
 */
const PATCHES: Readonly<Record<string, readonly Patch[]>> = {
  '@lit/reactive-element/css-tag.js': [
    [/(\w+)\.ShadowRoot&&[^,]*"replace"in CSSStyleSheet\.prototype,s=Symbol\(\),o=new WeakMap/, 'true'],
    [
      /class n\{constructor.*?toString\(\)\{return this\.cssText\}\}/,
      'class n{constructor(t){this.cssText=t}get styleSheet(){this.o||(this.o=new CSSStyleSheet).replaceSync(this.cssText);return this.o}}',
    ],
    ['new n("string"==typeof t?t:t+"",void 0,s)', 'new n(t)'],
    [/i=\(t,\.\.\.e\)=>\{.*?return new n\(o,t,s\)\}/, 'i=(t,...e)=>new n(e.reduce((e,s,o)=>e+(s.cssText??s)+t[o+1],t[0]))'],
    ['o.map(t=>t instanceof CSSStyleSheet?t:t.styleSheet)', 'o.map(t=>t.styleSheet)'],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/,\w=\w\.trustedTypes,\w=\w\?\w\.emptyScript:"",\w=\w\.reactiveElementPolyfillSupport/, ''],
    [/\w\?\.\(\{ReactiveElement:\w\}\),/, ''],
    [/toAttribute\(t,s\)\{switch.*?return t\},/, ''],
    [/case Number:.*?\{i=null\}\}return i/, '}return i'],
    [/\bd\("elementProperties"\)/g, '"elementProperties"'],
    [/\bd\("finalized"\)/g, '"finalized"'],
    ['d("properties")', '"properties"'],
    ['Symbol.metadata??=Symbol("metadata"),', ''],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    [',void 0!==t.l&&(this.l=[...t.l])', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    ['removeController(t){this._$EO?.delete(t)}', ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=new Map)/, ''],
    [
      /static createProperty\(.*?(?=static _\$Ei)/,
      'static createProperty(t,s){s.state&&(s.attribute=!1);this.elementProperties.set(t,s);const i=Symbol();e(this.prototype,t,{get(){return this[i]},set(s){const e=this[i];this[i]=s;this.requestUpdate(t,e)},configurable:!0,enumerable:!0})}',
    ],
    [',s=[...r(t),...o(t)];for(const i of s)this.createProperty(i,t[i])', ';for(const s in t)this.createProperty(s,t[s])'],
    [
      /for\(const\[t,s\]of this\.elementProperties\)\{.*?\}/,
      'for(const[t,{attribute:s}]of this.elementProperties)!1!==s&&this._$Eh.set(s??t.toLowerCase(),t);',
    ],
    ['this.finalizeStyles(this.styles)', '[this.styles].flat(1/0)'],
    [/static finalizeStyles\(.*?(?=constructor\(\)\{super)/, ''],
    ['this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,', 'this.isUpdatePending=this.hasUpdated=!1,'],
    [
      /attributeChangedCallback\(.*?(?=async _\$EP)/,
      'attributeChangedCallback(t,s,e){const{_$Eh:h,elementProperties:r}=this.constructor,o=h.get(t);this[o]=r.get(o).type===Boolean?null!==e:e}requestUpdate(t,s){if(void 0!==t){if(i(this[t],s))return;this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0)}this.isUpdatePending||(this._$ES=this._$EP())}',
    ],
    [
      'try{await this._$ES}catch(t){Promise.reject(t)}const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending',
      'await this._$ES;this.performUpdate();return!this.isUpdatePending',
    ],
    ['scheduleUpdate(){return this.performUpdate()}', ''],
    [/const t=this\.constructor\.elementProperties;if\(t\.size>0\)for.*?(?=\}let t=!1)/, ''],
    ['let t=!1;const s=', 'const s='],
    ['t=this.shouldUpdate(s),t?(this.willUpdate(s),', 'this.willUpdate(s),'],
    ['this.update(s)):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)}', 'this.update(s)}catch(s){throw this._$EM(),s}this._$AE(s)}'],
    ['this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),', 'this.hasUpdated=!0,'],
    ['return this.getUpdateComplete()}getUpdateComplete(){', ''],
    ['shouldUpdate(t){return!0}', ''],
    ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
    ['firstUpdated(t){}', ''],
  ],
  'lit-element/lit-element.js': [
    [/,\w\.litElementHydrateSupport\?\..*?litElementPolyfillSupport;.*?;/, ';'],
    [',this._$Do=void 0', ''],
    [/createRenderRoot\(\)\{.*?firstChild,t\}/, ''],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
    ['this._$Do=e(', 'e('],
    [/connectedCallback\(\)\{.*?setConnected\(!1\)\}/, ''],
  ],
  'lit-html/lit-html.js': [
    [/,(\w)=\w\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),/, ';'],
    [/v=\/<.*?,_=\/.*?,m=\/>\/g,/, 'v=/<\\/?[a-zA-Z][^>\\s]*/g,'],
    ['T=x(3)', 'T=0'],
    ['let n,l=2===i?"<svg>":3===i?"<math>":""', 'let l=2===i?"<svg>":""'],
    [/"!--"===u\[1\].*?(?=c===p\?">")/, 'c=p:'],
    ['(c=n??v,d=-1):void 0===u[1]?d=-2:', '(c=v,d=-1):'],
    ['c===$||c===g?c=p:c===_||c===m?c=v:(c=p,n=void 0)', 'c=p'],
    ['s+o+(-2===d?i:x)', 's+o+x'],
    ['(2===i?"</svg>":3===i?"</math>":"")', '(2===i?"</svg>":"")'],
    ['2===i||3===i', '2===i'],
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));if(y.test(r.tagName))', ';if(y.test(r.tagName))'],
    [/if\(y\.test\(r\.tagName\)\)\{.*?\}\}(?=\}else if\(8===r\.nodeType\))/, ''],
    [/else\{let t=-1;for\(;-1!==\(t=r\.data\.indexOf\(o,t\+1\)\);\)d\.push\(\{type:7,index:l\}\),t\+=o\.length-1\}/, ''],
    [
      /function M\(t,i,s=t,e\)\{.*?\}(?=class R)/,
      'function M(t,i){if(i===E)return i;const s=a(i)?void 0:i._$litDirective$;t._$Cl?.constructor!==s&&(t._$Cl=s&&new s(t));return s?t._$Cl._$AS(t,i.values):i}',
    ],
    ['this._$AV=[],this._$AN=void 0,', 'this._$AV=[],'],
    ['get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t)', 'u(t)'],
    ['(t?.creationScope??l).importNode', 'l.importNode'],
    [':1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t))', ':i=new r.ctor(h,r.name,r.strings,this,t)'],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
    ['this.type=2,this._$AH=A,this._$AN=void 0,', 'this._$AH=A,'],
    [',this._$Cv=e?.isConnected??!0', ''],
    [/get parentNode\(\)\{let t=.*?(?=get endNode)/, ''],
    ['t=M(this,t,i),a(t)', 't=M(this,t),a(t)'],
    ['"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s)', 'this._$AC(t)'],
    ['{values:i,_$litType$:s}=t,e=', '{values:i}=t,e='],
    ['for(this._$AP?.(!1,!0,s);', 'for(;'],
    [/setConnected\(t\)\{.*?\}(?=\}class H)/, ''],
    ['get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor', 'constructor'],
    ['this.type=1,this._$AH=A,this._$AN=void 0,', 'this._$AH=A,'],
    ['t=M(this,t,i,0),o=', 'o='],
    ['r=M(this,e[s+n],i,n)', 'r=e[s+n]'],
    ['constructor(){super(...arguments),this.type=3}', ''],
    ['constructor(){super(...arguments),this.type=4}', ''],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
    ['(t=M(this,t,i,0)??A)===E', '(t??=A)===E'],
    [/class Z\{.*?\}(?=const j=)/, ''],
    [/j=\{M:h,.*?F:Z\}/, 'j={I:k}'],
    [
      /const e=s\?\.renderBefore\?\?i;.*?return h\._\$AI\(t\),h/,
      'let e=i._$litPart$;e||(i._$litPart$=e=new k(i.appendChild(c()),null,void 0,s??{}));e._$AI(t);return e',
    ],
  ],
  'lit-html/directive.js': [['get _$AU(){return this._$AM._$AU}_$AT(t,e,i){this._$Ct=t,this._$AM=e,this._$Ci=i}', '']],
  'lit-html/directive-helpers.js': [
    [/,c=n!==o;if\(c\)\{.*?e\._\$AP\(t\)\}if\(t!==d\|\|c\)/, ';if(t!==d)'],
    [',n=e._$AM;', ';'],
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
