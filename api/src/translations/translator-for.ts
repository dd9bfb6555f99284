import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { locales } from 'shared-contracts/schemas/vocabulary';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** Loaded lazily: most calls need no translations. */
let catalogues: Promise<typeof i18next> | undefined;

/** The API's translations in a language. */
export async function translatorFor(
  locale: Locale,
  namespace: 'mails' | 'texts' | 'mailbox' | 'feeds' | 'invoices',
): Promise<TFunction> {
  catalogues ??= open();
  return (await catalogues).getFixedT(locale, namespace);
}

async function open(): Promise<typeof i18next> {
  const instance = i18next.createInstance();
  await instance.init({
    resources: Object.fromEntries(locales.map((locale) => [locale, cataloguesOf(locale)])),
    supportedLngs: [...locales],
    fallbackLng: false,
    interpolation: { escapeValue: false }, // escaped on output (escape-html.ts)
  });
  return instance;
}

const cataloguesOf = (locale: Locale) => ({
  mails: readJson(new URL(`../locales/${locale}/mails.json`, import.meta.url)),
  texts: readJson(new URL(`../locales/${locale}/texts.json`, import.meta.url)),
  mailbox: readJson(new URL(`../locales/${locale}/mailbox.json`, import.meta.url)),
  feeds: readJson(new URL(`../locales/${locale}/feeds.json`, import.meta.url)),
  invoices: readJson(new URL(`../locales/${locale}/invoices.json`, import.meta.url)),
});

const readJson = (file: URL): object => JSON.parse(readFileSync(file, 'utf8')) as object;
