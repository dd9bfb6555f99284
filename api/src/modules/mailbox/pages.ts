import type { TFunction } from 'i18next';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { Html, html } from '../../html/html.ts';
import type { StoredMail, StoredText } from './stored-mail.ts';

const style = `
:root { color-scheme: light dark; --canvas: light-dark(#fcfaf6, #0f131a); --surface: light-dark(#ffffff, #171b24); --text: light-dark(#1b202d, #f0ede8);
  --muted: light-dark(#515763, #b7b2a9); --line: light-dark(#e0dcd4, #2f343f); --ink: light-dark(#254283, #97b5f3); --seal: light-dark(#a45120, #eba16e); }
body { margin: 0 auto; padding: 32px 16px; max-width: 1000px; background: var(--canvas); color: var(--text); font: 16px/26px Inter, system-ui, sans-serif; }
h1 { margin: 0; font: 500 30px/36px 'EB Garamond', Garamond, Georgia, serif; }
header { border-bottom: 2px solid var(--seal); padding-bottom: 12px; margin-bottom: 24px; }
header p, dt { color: var(--muted); margin: 4px 0 0; }
a { color: var(--ink); } a:focus-visible { outline: 3px solid light-dark(#1b70cf, #6ab3fd); outline-offset: 2px; }
caption { text-align: start; color: var(--muted); padding-bottom: 8px; }
table { width: 100%; border-collapse: collapse; background: var(--surface); } th, td { padding: 9px 12px; border: 1px solid var(--line); text-align: start; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px; } dd { margin: 4px 0 0; overflow-wrap: anywhere; }
h2 { font-size: 18px; line-height: 28px; margin: 24px 0 8px; }
iframe { width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; font-size: 14px; line-height: 20px; }`;

/** What stayed on this machine; undefined where it leaves. */
export interface Kept {
  readonly mails: readonly Omit<StoredMail, 'message'>[] | undefined;
  readonly texts: readonly StoredText[] | undefined;
}

/** The newest first; texts to phones are below the mails. */
export function listPage(lang: Locale, t: TFunction, { mails, texts }: Kept): string {
  const mailRows = mails?.map(
    (mail) =>
      html`<tr>
        <td><a href="/mailbox/${mail.id}">${mail.subject}</a></td>
        <td>${mail.recipient}</td>
        <td>${momentOf(mail, lang)}</td>
      </tr>`,
  );
  const textRows = texts?.map(
    (text) =>
      html`<tr>
        <td>${text.text}</td>
        <td>${text.recipient}</td>
        <td>${momentOf(text, lang)}</td>
      </tr>`,
  );
  const body = html`${mailRows && table(t, mailRows, { count: 'count', what: 'subject', empty: 'empty' })}
  ${
    textRows &&
    html`<h2>${t('texts')}</h2>
      ${table(t, textRows, { count: 'textCount', what: 'text', empty: 'noTexts' })}`
  }`;
  return page(lang, t, t('title'), body);
}

const table = (t: TFunction, rows: readonly Html[], words: { count: string; what: string; empty: string }): Html =>
  rows.length === 0
    ? html`<p>${t(words.empty)}</p>`
    : html`<table>
        <caption>
          ${t(words.count, { count: rows.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t(words.what)}</th>
            <th scope="col">${t('to')}</th>
            <th scope="col">${t('at')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;

/** One mail: both forms, and the file that came with it. */
export function mailPage(lang: Locale, t: TFunction, mail: StoredMail): string {
  const { calendar, text } = mail.message;
  const attachment = html`<dt>${t('attachment')}</dt>
    <dd><a href="/mailbox/${mail.id}/calendar">${calendar?.filename}</a> (${calendar?.method})</dd>`;
  return page(
    lang,
    t,
    mail.subject,
    html`<p><a href="/mailbox">${t('back')}</a></p>
      <dl>
        <dt>${t('to')}</dt>
        <dd>${mail.recipient}</dd>
        <dt>${t('at')}</dt>
        <dd>${momentOf(mail, lang)}</dd>
        ${calendar && attachment}
      </dl>
      <h2>${t('html')}</h2>
      <iframe
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/mailbox/${mail.id}/html"
        title="${t('html')}"
      ></iframe>
      <h2>${t('plain')}</h2>
      <pre>${text}</pre>`,
  );
}

const page = (lang: Locale, t: TFunction, title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>Nimbia · ${t('title')}. ${t('notice')}</p>
        </header>
        <main>${body}</main>
      </body>
    </html> `.toString();

const momentOf = ({ createdAt }: Pick<StoredText, 'createdAt'>, lang: Locale): string =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    createdAt,
  );
