import { readFileSync } from 'node:fs';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

export interface SeedText {
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
}

/** A file of texts: its title, a paragraph that sums it up, and what remains. @throws Error where one of them is missing. */
export function readText(name: string, locale: Locale): SeedText {
  const text = readFileSync(new URL(`./${name}.${locale}.md`, import.meta.url), 'utf8');
  const { title, summary, body } = /^# (?<title>.+)\n\n(?<summary>.+)\n\n(?<body>\S[^]*)\n$/u.exec(text)?.groups ?? {};
  if (!title || !summary || !body) throw new Error(`${name}.${locale}.md is not a title, a summary and a text`);
  return { title, summary, body };
}

/** The same text in both languages, as the columns are called. */
export function readTexts(name: string) {
  const [fr, en] = [readText(name, 'fr'), readText(name, 'en')];
  return {
    titleFr: fr.title,
    titleEn: en.title,
    summaryFr: fr.summary,
    summaryEn: en.summary,
    bodyFr: fr.body,
    bodyEn: en.body,
  };
}
