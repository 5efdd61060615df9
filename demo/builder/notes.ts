import { html, nothing, type TemplateResult } from 'lit';
import type { Tag } from '../../build/tags.js';
import { writtenPlace } from '../../src/model/annotation.js';
import type { Words } from './words.js';

/** A note on a map; `at` is its place as written in the snippet, or empty. */
export interface Note {
  readonly at: string;
  readonly text: string;
}

export const hasNotes = (tag: Tag): boolean => tag.endsWith('-map');

const LINE = /^(-?[\d.]+)(?:\s*,\s*|\s+)(-?[\d.]+)[\s:]+(.+)$/;

/** Parses notes, one per line: latitude, longitude, text. A line without a place is a note too. */
export const notesIn = (written: string): readonly Note[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, lat = '', lng = '', text = line] = LINE.exec(line) ?? [];
      const at = `${lat} ${lng}`;
      return writtenPlace(at) ? { at, text } : { at: '', text: line };
    });

/** Formats notes as `notesIn` reads them. */
export const linesOf = (notes: readonly Note[]): string => notes.map(({ at, text }) => `${at} ${text.replaceAll(/\s+/g, ' ')}`.trim()).join('\n');

interface NotesField {
  readonly written: string;
  readonly words: Words['form'];
  /** True while the next click on the preview's map places a note. */
  readonly isPlacing: boolean;
  readonly change: (written: string) => void;
  readonly place: () => void;
}

export const notesField = ({ written, words, isPlacing, change, place }: NotesField): TemplateResult =>
  html`<div class="field">
    <label for="notes">${words.notes}</label>
    <textarea
      id="notes"
      rows="3"
      dir="auto"
      aria-describedby="notes-help"
      placeholder="-1.29 36.82 …"
      .value=${written}
      @change=${({ target }: Event) => change((target as HTMLTextAreaElement).value.trim())}
    ></textarea>
    <p class="help" id="notes-help">${words.notesHelp}</p>
    <p><button type="button" aria-pressed=${isPlacing} @click=${place}>${words.noteClick}</button></p>
    <p class="help" role="status">${isPlacing ? words.noteClickNow : nothing}</p>
  </div>`;

/** Starts a new line with a place and moves the cursor behind it. */
export function beginNote(field: HTMLTextAreaElement, at: string): void {
  field.value = `${field.value.trimEnd()}\n${at} `.trimStart();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
