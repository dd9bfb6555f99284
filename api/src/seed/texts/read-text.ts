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
export const readTexts = (name: string) => columnsOf(readText(name, 'fr'), readText(name, 'en'));

const nothing = { title: null, summary: null, body: null };

/** A text of one language, as the columns are called; the other's are empty. */
export const readTextIn = (name: string, locale: Locale) =>
  locale === 'fr' ? columnsOf(readText(name, locale), nothing) : columnsOf(nothing, readText(name, locale));

type Parts<Text> = Readonly<Record<keyof SeedText, Text>>;
const columnsOf = <Fr, En>(fr: Parts<Fr>, en: Parts<En>) => ({
  titleFr: fr.title,
  titleEn: en.title,
  summaryFr: fr.summary,
  summaryEn: en.summary,
  bodyFr: fr.body,
  bodyEn: en.body,
});
