const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe HTML, created by `html` only. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Part = string | number | Html | undefined | readonly (Html | undefined)[];

/** Builds HTML: interpolated values are escaped unless they are safe HTML. Undefined is empty. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((before, text, index) => before + written(parts[index - 1]) + text));
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
}
