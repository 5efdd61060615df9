import { render, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Shown } from '../model/take-away.js';
import { takeAwayPanel, takeAwayStyles, type TakeAwayNews } from '../ui/take-away.js';
import { takeAway as english } from '../words/en/take-away.js';
import type { PlainVoice } from '../words/voice.js';
import type { Speech } from './speech.js';
import { addressOf, citationOf, fileOf, type TakenFile, type TakenTag } from './taken.js';

type Tag = ReactiveControllerHost & TakenTag;

/** The button of a tag, which carries what the tag shows. */
type TakeAwayButton = HTMLButtonElement & { readonly shown: Shown };

const panels = new WeakMap<Element, TakeAway>();

/** Opens or closes the panel of a button. */
export async function takeAway(tag: Tag, speech: Speech, pressed: EventTarget | null): Promise<void> {
  const button = pressed as TakeAwayButton;
  await speech.learn('take-away');
  const panel = panels.get(button) ?? new TakeAway(tag, speech, button);
  panels.set(button, panel);
  panel.toggle();
}

/** Downloads, link and citation of what one tag shows. If a browser or a frame refuses, the panel says so; nothing is thrown. */
class TakeAway implements ReactiveController {
  readonly #tag: Tag;
  readonly #speech: Speech;
  readonly #button: TakeAwayButton;
  readonly #box = Object.assign(document.createElement('span'), { className: 'take', id: 'take-away' });
  #news: TakeAwayNews = { told: '' };

  constructor(tag: Tag, speech: Speech, button: TakeAwayButton) {
    this.#tag = tag;
    this.#speech = speech;
    this.#button = button;
    const { styleSheet } = takeAwayStyles;
    const { adoptedStyleSheets } = button.getRootNode() as ShadowRoot;
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
    this.#box.setAttribute('role', 'group');
    button.setAttribute('aria-controls', this.#box.id);
    for (const one of [button, this.#box]) {
      one.addEventListener('keydown', this.#escape);
      one.addEventListener('focusout', this.#leave);
    }
    tag.addController(this);
  }

  get #isOpen(): boolean {
    return this.#box.isConnected;
  }

  toggle(): void {
    if (this.#isOpen) this.#close();
    else this.#open();
  }

  hostUpdated(): void {
    if (this.#isOpen) this.#show();
  }

  hostDisconnected(): void {
    this.#close();
  }

  #open(): void {
    this.#news = { told: '' };
    this.#button.after(this.#box);
    this.#button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', this.#outside);
    this.#show();
    this.#place();
  }

  /** Puts the panel above its button, as far as it fits within the line. */
  #place(): void {
    const line = this.#box.offsetParent?.getBoundingClientRect();
    if (!line) return;
    const button = this.#button.getBoundingClientRect();
    const start = this.#box.matches(':dir(rtl)') ? line.right - button.right : button.left - line.left;
    const room = line.width - this.#box.offsetWidth;
    this.#box.style.setProperty('inset-inline-start', `${Math.max(0, Math.min(start, room))}px`);
  }

  #close(): void {
    this.#box.remove();
    this.#button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.#outside);
  }

  readonly #escape = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || !this.#isOpen) return;
    event.stopPropagation();
    this.#close();
    this.#button.focus();
  };

  readonly #isOwn = (target: unknown): boolean => target instanceof Node && (this.#box.contains(target) || this.#button.contains(target));

  /** Closes when the focus moves on, so that the panel does not cover the focused element. */
  readonly #leave = (event: Event): void => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget && !this.#isOwn(relatedTarget)) this.#close();
  };

  readonly #outside = (event: Event): void => {
    if (!event.composedPath().some(this.#isOwn)) this.#close();
  };

  get #voice(): PlainVoice<typeof english> {
    return this.#speech.speak(english);
  }

  #show(): void {
    const { say } = this.#voice;
    const address = addressOf(this.#tag);
    this.#box.setAttribute('aria-label', this.#button.textContent ?? '');
    const handlers = {
      csv: () => this.#save('csv'),
      json: () => this.#save('json'),
      link: address ? () => void this.#copy(address, say.linkCopied) : undefined,
      citation: () => void this.#copy(citationOf(this.#tag, this.#button.shown, this.#voice), say.citationCopied),
    };
    render(takeAwayPanel(this.#news, say, handlers), this.#box);
  }

  #tell(told: string, text?: string): void {
    this.#news = { told, text };
    this.#show();
    if (text === undefined) return;
    this.#box.querySelector('textarea')?.select();
  }

  async #copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#tell(done);
    } catch {
      this.#tell(this.#voice.say.notCopied, text);
    }
  }

  #save(ending: 'csv' | 'json'): void {
    const { say } = this.#voice;
    try {
      const file = fileOf(this.#tag, this.#button.shown, ending);
      download(file);
      this.#tell(say.downloading(file.name));
    } catch {
      this.#tell(say.notDownloaded);
    }
  }
}

function download({ name, type, text }: TakenFile): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
