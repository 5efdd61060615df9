import type { Plugin } from 'vite';

type Patch = readonly [text: string | RegExp, replacement: string];

/**
 * What Lit carries for others: browsers older than ours, polyfills, developers' sentences, several versions on a page, and what no element of ours uses.
 * Those are, of elements: attributes written from properties, converters, accessors of an element's own, initializers and metadata of decorators,
 * updates that are refused, the values that properties had before; of templates: expressions in raw text, in comments, in place of attributes and between
 * `"…"` that may be nothing, names of attributes in capitals, listeners that are objects or that change their options, `this` in a listener, pieces of SVG and MathML,
 * templates compiled ahead; of directives: those in attributes, those that take turns at one place, and asynchronous ones.
 */
const PATCHES: Readonly<Record<string, readonly Patch[]>> = {
  '@lit/reactive-element/css-tag.js': [
    [/const t=globalThis,.*?o=new WeakMap;/, ''],
    [
      /class n\{constructor.*?(?=const r=)/,
      'class n{constructor(t){this.cssText=t}toString(){return this.cssText}get styleSheet(){this.o||(this.o=new CSSStyleSheet).replaceSync(this.cssText);return this.o}}',
    ],
    [/const r=.*?(?=export)/, 'const i=(t,...e)=>new n(String.raw({raw:t},...e));'],
    [/S as adoptStyles,|c as getCompatibleStyle,e as supportsAdoptingStyleSheets,r as unsafeCSS/g, ''],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/import\{.*?"\.\/css-tag\.js";export\{.*?\}/, 'export{css}'],
    [/const\{is:i.*?(?=class y)/, ''],
    [
      /static addInitializer.*?(?=constructor\(\)\{super)/,
      // Those of a class and of the classes above it, when its tag is defined. A type means Boolean, a state has no attribute.
      `static get observedAttributes(){
        this._$Eh={};
        for(let t=this;t.properties;t=Object.getPrototypeOf(t))for(const s in t.properties){
          const{attribute:e=s,state:i,type:h}=t.properties[s],r="_"+s;
          i||(this._$Eh[e]=[s,h]);
          Object.defineProperty(this.prototype,s,{get(){return this[r]},set(t){Object.is(t,this[r])||(this[r]=t,this._$AL.add(s),this.requestUpdate())},configurable:!0,enumerable:!0});
        }
        return Object.keys(this._$Eh)}`,
    ],
    [
      /constructor\(\)\{super.*?(?=connectedCallback)/,
      // What a page has set before the tag was defined waits for the first update, past the defaults.
      `constructor(){super();this._$EO=new Set;this._$AL=new Set;this._$Ep={};
        for(const[t]of Object.values(this.constructor._$Eh))this.hasOwnProperty(t)&&(this._$Ep[t]=this[t],delete this[t]);
        this.updateComplete=new Promise(t=>this.enableUpdating=t);this.requestUpdate()}
      addController(t){this._$EO.add(t);this.renderRoot&&this.isConnected&&t.hostConnected?.()}`,
    ],
    [
      /connectedCallback\(\)\{.*?(?=y\.elementStyles)/,
      `connectedCallback(){this.renderRoot??=this.createRenderRoot();this.enableUpdating();this._$EO.forEach(t=>t.hostConnected?.())}
      createRenderRoot(){const t=this.attachShadow({mode:"open"});t.adoptedStyleSheets=[this.constructor.styles].flat(1/0).map(t=>t.styleSheet);return t}
      disconnectedCallback(){this._$EO.forEach(t=>t.hostDisconnected?.())}
      attributeChangedCallback(t,s,e){const[i,h]=this.constructor._$Eh[t];this[i]=h?null!==e:e}
      requestUpdate(){this.isUpdatePending||(this.isUpdatePending=!0,this.updateComplete=this.updateComplete.then(()=>(this.performUpdate(),!this.isUpdatePending)))}}`,
    ],
    [/y\.elementStyles=.*?reactiveElementVersions\?\?=\[\]\)\.push\("2\.1\.2"\);/, ''],
    [/,s as adoptStyles.*?f as notEqual/, ''],
  ],
  'lit-element/lit-element.js': [
    [/import\{render as e,noChange as r\}/, 'import{render as e}'],
    [
      /const s=globalThis;class i.*?litElementVersions\?\?=\[\]\)\.push\("4\.2\.2"\);/,
      `class i extends t{performUpdate(){
      Object.assign(this,this._$Ep);this._$Ep=null;
      const t=this._$AL;let r;
      try{this.willUpdate(t);this._$EO.forEach(t=>t.hostUpdate?.());r=this.render()}finally{this._$AL=new Set;this.isUpdatePending=!1}
      e(r,this.renderRoot);
      this._$EO.forEach(t=>t.hostUpdated?.());this.updated(t)}}`,
    ],
    [/,n as _\$LE/, ''],
  ],
  'lit-html/lit-html.js': [
    [/const t=globalThis,.*?(?=l=document)/, 'const e=globalThis.trustedTypes?.createPolicy("lit-html",{createHTML:t=>t}),o="lit$",'],
    [/a=t=>null===t.*?(?=x=t=>)/, ''],
    [/x=t=>.*?A=Symbol\.for\("lit-nothing"\)/, 'b=(i,...s)=>({strings:i,values:s}),E=null,A=null'],
    [/function V\(t,i\)\{.*?(?=class S)/, ''],
    [
      /class S\{.*?(?=function M)/,
      // A mark in a tag is an attribute's value, one in text a comment. No other script can make an array that has `raw`.
      `class S{constructor(t){
        if(!t.hasOwnProperty("raw"))throw Error("invalid template strings array");
        const s=t.reduce((t,i)=>t+(/<[^>]*$/.test(t)?o:"<!--"+o+"-->")+i)+"<!---->";
        this.parts=[];this.el=l.createElement("template");this.el.innerHTML=e?.createHTML(s)??s;
        P.currentNode=this.el.content;
        for(let t,i=0;t=P.nextNode();i++)
          if(t.data===o)this.parts.push({index:i});
          else for(const s of t.getAttributeNames?.()??[]){
            const e=t.getAttribute(s).split(o);
            if(e[1]!=null)this.parts.push({index:i,name:s,strings:e}),t.removeAttribute(s)}
      }}`,
    ],
    [/function M\(.*?(?=class R)/, ''],
    [
      /class R\{.*?(?=class k)/,
      `class R{constructor(t){
        this._$AV=[];this._$AD=t;this.u=l.importNode(t.el.content,!0);P.currentNode=this.u;
        let i=-1;
        for(const s of t.parts){for(;i<s.index;i++)P.nextNode();const t=P.currentNode;this._$AV.push(s.name?new H(t,s):new k(t,t.nextSibling))}}
      p(t){
        let i=0;
        for(const s of this._$AV){
          const h=s.strings;let e=t[i++];
          if(h&&h!=",")e=h.reduce((e,h,o)=>e+(t[i+o-2]??"")+h),i+=h.length-2;
          s._$AI(e)}
      }}`,
    ],
    [
      /class k\{.*?(?=O\(t\)\{)/,
      `class k{constructor(t,i){this._$AH="";this._$AA=t;this._$AB=i}
      _$AI(t){
        t??="";
        const i=t._$litDirective$;
        if(i)(this._$Cl??=new i).update(this,t.values);
        else if(Object(t)!==t){if(t!==this._$AH)this.T(l.createTextNode(t)),this._$AH=t}
        else t.strings?this.$(t):t.nodeType?this.T(t):this.k(t)}`,
    ],
    [
      /_\(t\)\{this\._\$AH.*?(?=class H)/,
      `$(t){
        let i=C.get(t.strings);
        i||C.set(t.strings,i=new S(t.strings));
        const s=this._$AH._$AD===i?this._$AH:new R(i);
        s.p(t.values);
        if(s!==this._$AH)this.T(s.u),this._$AH=s}
      k(t){
        Array.isArray(this._$AH)||(this._$AR(),this._$AH=[]);
        let i,s=0;
        for(const h of t)i=this._$AH[s++]??=new k(this.O(c()),this.O(c())),i._$AI(h);
        this._$AR(i?._$AB);this._$AH.length=s}
      _$AR(t=this._$AA){for(;t.nextSibling!==this._$AB;)t.nextSibling.remove()}}`,
    ],
    [
      /class H\{.*?litHtmlVersions\?\?=\[\]\)\.push\("3\.3\.3"\);/,
      `class H{constructor(t,{name:i,strings:s}){this.element=t;this.name=i;this.strings=s}
      _$AI(t){
        if(t===this._$AH)return;
        const{element:i,name:s}=this,h=s.slice(1);
        switch(s[0]){
          case"@":void 0===this._$AH&&i.addEventListener(h,t=>this._$AH?.(t));break;
          case".":i[h]=t;break;
          case"?":i.toggleAttribute(h,t);break;
          default:t==null?i.removeAttribute(s):i.setAttribute(s,t)}
        this._$AH=t}}
      const j={I:k};`,
    ],
    [/const D=.*?(?=export)/, 'const D=(t,i)=>(i._$litPart$??=new k(i.appendChild(c()),null))._$AI(t);'],
    ['T as mathml,', ''],
    [',w as svg', ''],
  ],
  'lit-html/directive.js': [
    [/const t=\{ATTRIBUTE.*?,e=/, 'const e='],
    [/class i\{.*?(?=export)/, 'class i{}'],
    [',t as PartType', ''],
  ],
  'lit-html/directive-helpers.js': [
    [
      /v=\(o,n,e\)=>\{.*?return e\}(?=,u=)/,
      `v=(o,n,e)=>{
        const l=o._$AA.parentNode,d=n?n._$AA:o._$AB;
        if(!e)return new t(l.insertBefore(s(),d),l.insertBefore(s(),d));
        for(let o=e._$AA,i;d!==e._$AB.nextSibling;o=i)i=o.nextSibling,l.insertBefore(o,d);
        return e}`,
    ],
    ['o._$AR(),o._$AA.remove()', 'o._$AR(),o._$AA.remove(),o._$AB.remove()'],
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
