import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pageInput } from 'shared-contracts/schemas/page';
import { locales } from 'shared-contracts/schemas/vocabulary';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { articles, news, pages } from '../seed-data.ts';
import { readText, readTexts } from './read-text.ts';

const { help, legal } = pages;
const names = {
  articles: articles.map(({ slug }) => slug),
  news: news.map(({ slug }) => slug),
  help: help.map(({ slug }) => slug),
  legal,
} as const;
/** The languages of each text that has not both. */
const alone = new Map(articles.flatMap(({ slug, only }) => (only === undefined ? [] : [[slug, [only]]])));
const languagesOf = (slug: string): readonly Locale[] => alone.get(slug) ?? locales;
const all = Object.entries(names).flatMap(([folder, slugs]) =>
  slugs.filter((slug) => !alone.has(slug)).map((slug) => `${folder}/${slug}`),
);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
/** What a translation shares with its original. */
const shape = (body: string) => ({
  headings: found(body, /^(#{2,3}) /gmu),
  points: found(body, /^\s*(-|\d+\.) /gmu).length,
  links: found(body, /\]\(([^)]+)\)/gu),
});

describe('a text of the demonstration', () => {
  it('is there for each file, and a file for each text', () => {
    for (const [folder, slugs] of Object.entries(names))
      assert.deepEqual(
        readdirSync(new URL(folder, import.meta.url)).sort(),
        slugs.flatMap((slug) => languagesOf(slug).map((locale) => `${slug}.${locale}.md`)).sort(),
      );
    assert.deepEqual(
      [names.articles.length >= 12, names.news.length, names.help.length, names.legal.length],
      [true, 6, 20, 3],
    );
  });

  for (const name of all)
    it(`says the same in both languages, each written as that language is: ${name}`, () => {
      const { titleFr, bodyFr, titleEn, bodyEn, ...rest } = readTexts(name);
      assert.deepEqual(shape(bodyFr), shape(bodyEn));
      for (const text of Object.values({ titleFr, bodyFr, titleEn, bodyEn, ...rest })) {
        assert.doesNotMatch(text, /\p{L}'\p{L}/u, 'a typewriter’s apostrophe');
        assert.doesNotMatch(text, /<\/?[a-z]|lorem|TODO/iu);
      }
      assert.doesNotMatch(`${titleFr} ${bodyFr}`, /“|”/u);
      assert.doesNotMatch(`${titleEn} ${bodyEn}`, /«|»|\s[?!;:]/u);
    });

  for (const slug of names.articles)
    it(`has 500 to 900 words under headings, with a list: articles/${slug}`, () => {
      for (const locale of languagesOf(slug)) {
        const { body } = readText(`articles/${slug}`, locale);
        const words = body.split(/\s+/u).length;
        assert.ok(words >= 500 && words <= 900, `${locale}: ${words}`);
        assert.ok(shape(body).headings.length >= 4 && shape(body).points >= 3, locale);
      }
    });

  it('begins as a template for counsel where it is a legal one', () => {
    for (const slug of legal) {
      assert.match(readText(`legal/${slug}`, 'fr').body, /^> \*\*Modèle à faire relire par un conseil juridique/u);
      assert.match(readText(`legal/${slug}`, 'en').body, /^> \*\*A template to be reviewed by counsel/u);
    }
  });

  it('could be written by an operator as it is', () => {
    for (const [position, { slug, topic }] of help.entries())
      v.parse(pageInput, { kind: 'help', slug, topic, position, ...readTexts(`help/${slug}`) });
    for (const [position, slug] of legal.entries())
      v.parse(pageInput, { kind: 'legal', slug, effectiveOn: '2026-12-01', position, ...readTexts(`legal/${slug}`) });
  });
});
