import { notInFrames } from '../../build/facts.js';
import { optional, type Plan } from './snippet-parts.js';
import { element, htmlAttribute, inHtml, opening, written } from './writing.js';

/** The URL of a frame with every attribute it accepts. Frames cannot contain answers. */
export function frameAddress({
  tag,
  attributes,
  folder,
  framePath,
  frameApi,
  hasFrameTiles,
  frameLang,
}: Pick<Plan, 'tag' | 'attributes' | 'folder' | 'framePath' | 'frameApi' | 'hasFrameTiles' | 'frameLang'>): string {
  const { frozen: _frozen, loading: _loading, 'api-base': _base, lang: _lang, country = '', ...rest } = attributes;
  const refused = notInFrames(tag, hasFrameTiles);
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !refused.includes(name)));
  const all = { ...(!framePath && country && { country }), ...optional('lang', frameLang), ...others, ...optional('api-base', frameApi) };
  const parameters = new URLSearchParams(all).toString();
  return `${folder}frame/${tag}/${framePath}${parameters && `?${parameters}`}`;
}

/** In pixels: a line of text, the minimum height of a frame. */
const MIN_HEIGHT = 60;

export const iframe = (plan: Plan): string => {
  const { text, height = MIN_HEIGHT } = plan;
  const all = { src: frameAddress(plan), title: text, width: '100%', height: String(height), style: 'border:0', loading: 'lazy' };
  return `${opening('iframe', written(all, htmlAttribute))}</iframe>`;
};

export const ampFrame = (plan: Plan): string => {
  const { text, showMore, height = MIN_HEIGHT } = plan;
  const all = {
    src: frameAddress(plan),
    title: text,
    layout: 'fixed-height',
    height: String(height),
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    frameborder: '0',
    resizable: '',
  };
  return element('amp-iframe', written(all, htmlAttribute), [
    `<p placeholder>${inHtml(text)}</p>`,
    `<div overflow tabindex="0" role="button" ${htmlAttribute('aria-label', showMore)}>${inHtml(showMore)}</div>`,
  ]);
};
