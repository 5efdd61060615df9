const API = `${import.meta.env.VITE_API_BASE ?? ''}/api/v1`;

/** What a tag with its current attributes would ask; a comparison asks once for each country. */
function questionsOf(tag: HTMLElement): readonly string[] {
  const value = (name: string): string => tag.getAttribute(name) ?? '';
  switch (tag.localName) {
    case 'country-risk':
      return [`/countries/${value('country').toUpperCase()}`];
    case 'country-compare':
      return value('countries')
        .split(/[\s,]+/)
        .map((code) => `/countries/${code.toUpperCase()}`);
    case 'risk-methodology':
      return ['/methodology'];
    case 'risk-table':
    case 'risk-map':
      return ['/countries'];
    default:
      return [`/incidents/recent?${new URLSearchParams(['country', 'hours', 'limit'].flatMap((name) => (value(name) ? [[name, value(name)]] : [])))}`];
  }
}

const scriptWith = (answer: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'application/json', textContent: answer.replaceAll('<', '\\u003c') });

/** Puts the API's current answer inside a tag that is to be frozen, as an editor would. */
export async function addAnswer(tag: HTMLElement): Promise<void> {
  const answers = await Promise.all(questionsOf(tag).map(async (question) => (await fetch(API + question)).text()));
  removeAnswer(tag);
  tag.append(...answers.map(scriptWith));
}

/** Removes that answer again. */
export function removeAnswer(tag: HTMLElement): void {
  for (const script of tag.querySelectorAll(':scope > script')) script.remove();
}
