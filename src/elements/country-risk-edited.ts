import { Failure, isProblem } from '../model/failure.js';
import { publishedFacts, type Published, type PublishedAttributes } from '../model/published.js';
import { publishedStyles, publishedView } from '../ui/published.js';
import { published } from '../words/en/published.js';
import type { CountryView } from './country-risk.js';

/** What the story said, as far as an editor wrote it; throws the first attribute that is invalid. */
function storyOf(tag: PublishedAttributes): Published | undefined {
  const then = publishedFacts(tag);
  if (isProblem(then)) throw new Failure('attribute', { problem: then });
  return then;
}

const SECTIONS = ['summary', 'breakdown', 'advisories', 'drug-law', 'lgbtq', 'womens-safety', 'peace-index', 'quick-facts', 'methodology'];

/** Throws the first of an editor's attributes that is invalid. */
export function check(tag: PublishedAttributes, sections: string): void {
  const unknown = sections.split(/[\s,]+/).find((name) => name && !SECTIONS.includes(name));
  if (unknown) throw new Failure('attribute', { problem: { problem: 'sections', value: unknown } });
  storyOf(tag);
}

/** A view with the editor's changes: their own name for the country, and what has changed since the story ran. */
export function edited(view: CountryView, tag: PublishedAttributes & { readonly name: string }): CountryView {
  const then = storyOf(tag);
  const { name } = tag;
  return {
    answer: view.answer,
    styles: [...view.styles, publishedStyles],
    show: (answer, frame) => {
      const data = { ...answer.data, name: name.trim() || answer.data.name };
      // The editor's name is used in every language: no translation replaces it.
      const voice = name.trim() ? { ...frame.voice, place: () => undefined } : frame.voice;
      return view.show({ ...answer, data }, { ...frame, voice, story: then && publishedView(then, data, frame.speak(published)) });
    },
  };
}
