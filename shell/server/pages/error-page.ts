import { randomBytes } from 'node:crypto';
import { localeOf } from 'shared-contracts/remote/localized-path';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import { locales, type Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { escapeHtml } from './escape-html.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';
import type { StyleText } from './shell-bundle.ts';

const words = v.object({ title: v.string(), text: v.string(), retry: v.string() });

/** Seconds for `Retry-After`. */
const retryAfter = 5;

export interface ErrorPageOptions {
  /** `unavailable`: there is no registry. `failure`: an error of this server. */
  readonly kind: 'unavailable' | 'failure';
  readonly path: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly strings: Readonly<Record<Locale, LocaleStrings>>;
  readonly styles: readonly StyleText[];
}

const style = `
  main { display: grid; align-content: center; gap: var(--space-7); min-block-size: 100dvh; max-inline-size: var(--measure);
    margin-inline: auto; padding: var(--gutter); }
  section { display: grid; gap: var(--space-3); justify-items: start; }
  section + section { padding-block-start: var(--space-6); border-block-start: 1px solid var(--color-line); }
  section + section h2 { font-size: var(--text-18); line-height: var(--leading-18); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); }
  section:first-of-type a { padding-inline: var(--space-5); border-radius: var(--radius-control); background: var(--color-ink);
    color: var(--color-on-ink); text-decoration: none; }`;

/** An error page that needs only this server: in the language of the URL, then in the other one, with a retry link. */
export function errorPage({ kind, path, theme, strings, styles }: ErrorPageOptions) {
  const nonce = randomBytes(16).toString('base64');
  const locale = localeOf(path.replace(/\?.*/su, ''));
  const sections = [locale, ...locales.filter((other) => other !== locale)].map((language, place) => {
    const { title, text, retry } = v.parse(words, strings[language][kind]);
    const heading = place === 0 ? 'h1' : 'h2';
    return `<section lang="${language}"><${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></section>`;
  });
  const { title } = v.parse(words, strings[locale][kind]);
  const body = [
    `<!doctype html><html lang="${locale}"${theme === undefined ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} – Nimbia</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...[...styles.map(({ css }) => css), style].map(
      (css) => `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
    `</head><body><main id="main">${sections.join('')}</main></body></html>`,
  ].join('');
  return {
    status: kind === 'unavailable' ? 503 : 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        apiUrl: '',
        registry: { remotes: [] },
        devOrigins: [],
        jitsi: undefined,
      }),
      'cache-control': 'no-store',
      ...(kind === 'unavailable' ? { 'retry-after': String(retryAfter) } : {}),
    },
    body,
  };
}
