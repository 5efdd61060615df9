export class CSSResult {
  readonly cssText: string;
  #sheet: CSSStyleSheet | undefined;

  constructor(cssText: string) {
    this.cssText = cssText;
  }

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }

  toString(): string {
    return this.cssText;
  }
}

export const css = (strings: readonly string[], ...values: readonly unknown[]): CSSResult => new CSSResult(String.raw({ raw: strings }, ...values));
