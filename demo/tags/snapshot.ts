import { fetchAnswers } from './answers.js';

const API = `${import.meta.env.VITE_API_BASE ?? ''}/api/v1`;

const scriptWith = (answer: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'application/json', textContent: answer.replaceAll('<', '\\u003c') });

/** Adds the API's current answer to a tag to be frozen, as an editor would. */
export async function addAnswer(tag: HTMLElement): Promise<void> {
  const answers = await fetchAnswers(API, tag.localName, (name) => tag.getAttribute(name) ?? '');
  removeAnswer(tag);
  tag.append(...answers.map(scriptWith));
}

export function removeAnswer(tag: HTMLElement): void {
  for (const script of tag.querySelectorAll(':scope > script')) script.remove();
}
