import { css } from 'lit';

/** The editor's notes: a list below the map, numbered like the signs on it. `annotations.ts` decides which of them are on the map, and where. */
export const annotationStyles = css`
  ::slotted([slot='annotation']) {
    display: block;
    position: relative;
    padding: 0 !important;
    padding-inline-start: var(--_indent, 0) !important;
  }
  ::slotted([slot='annotation'])::before {
    content: var(--_sign, none);
    position: absolute;
    inset-block-start: 0.15em;
    inset-inline-start: 0;
    box-sizing: border-box;
    min-inline-size: 1.6em;
    padding-inline: 0.3em;
    border: 1px solid var(--_text);
    background: var(--_text);
    color: var(--_surface);
    font: 700 calc(12em / 15) / 1.5 system-ui;
    text-align: center;
    forced-color-adjust: none;
  }
  .leaders {
    overflow: hidden;
    pointer-events: none;
    direction: ltr;
    forced-color-adjust: none;
  }
  .gliding > g {
    transition: translate 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  :is(.leaders, .paper .signs) path {
    stroke: var(--_text);
  }
  :is(.leaders, .paper .signs) .halo {
    stroke: var(--_surface);
  }
  :is(.leaders, .paper .signs) circle,
  .sign rect {
    fill: var(--_text);
    stroke: var(--_surface);
  }
  .sign text {
    fill: var(--_surface) !important;
    stroke: none !important;
    font: 700 12px system-ui;
  }
`;

/** Turns a note into a label. `!important`, because a page's own styles for paragraphs win over `::slotted()`. */
export const LABEL = [
  'position: absolute; inset: 0 auto auto 0; translate: var(--_at); transition: translate var(--_glide) cubic-bezier(0, 0, 0.25, 1); opacity: var(--_seen);',
  'inline-size: max-content; max-inline-size: min(17em, 40%); margin: 0; padding: 2px 6px; outline: 1px solid var(--_text);',
  'background: var(--_surface); color: var(--_text); font-size: var(--_note); line-height: 1.35;',
]
  .join('')
  .replaceAll(';', ' !important;');
