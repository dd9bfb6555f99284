import { html } from '../../html/html.ts';
import { faceId } from '../../adapters/mail/mailer.ts';
import type { MailContent, MailFact, MailFrame } from './mail-content.ts';

// Paper, ink and seal (art direction). Mail programs read no custom properties and drop style sheets, so each element carries its own;
// those that know `prefers-color-scheme` get the dark roles by class.
const light = {
  canvas: '#fcfaf6',
  surface: '#ffffff',
  text: '#1b202d',
  muted: '#515763',
  line: '#e0dcd4',
  ink: '#254283',
  onInk: '#ffffff',
  seal: '#a45120',
};
const dark = {
  canvas: '#0f131a',
  surface: '#171b24',
  text: '#f0ede8',
  muted: '#b7b2a9',
  line: '#2f343f',
  ink: '#97b5f3',
  onInk: '#0b152a',
  seal: '#eba16e',
};
const sans = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "'EB Garamond', Garamond, Georgia, serif";

const darkRules = `@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${dark.canvas} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { background-color: ${dark.ink} !important; color: ${dark.onInk} !important; }
  .seal { color: ${dark.seal} !important; border-color: ${dark.seal} !important; }
}`;

/** The one layout of all mails. */
export function mailAsHtml({ subject, title, paragraphs, facts, action }: MailContent, frame: MailFrame): string {
  const page = html`<!doctype html>
    <html lang="${frame.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkRules}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background-color:${light.canvas}">
        <table
          role="presentation"
          class="canvas"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background-color:${light.canvas}"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;font-family:${sans};font-size:16px;line-height:26px"
              >
                <tr>
                  <td
                    class="seal"
                    style="padding:0 0 12px;border-bottom:2px solid ${light.seal};color:${light.seal};font-family:${serif};font-size:24px;line-height:32px;font-weight:500"
                  >
                    Nimbia
                  </td>
                </tr>
                <tr>
                  <td style="height:24px;line-height:24px">&nbsp;</td>
                </tr>
                <tr>
                  <td
                    class="surface"
                    style="padding:32px 24px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px"
                  >
                    <h1
                      class="text"
                      style="margin:0 0 16px;color:${light.text};font-family:${serif};font-size:30px;line-height:36px;font-weight:500"
                    >
                      ${title}
                    </h1>
                    <p class="text" style="margin:0 0 16px;color:${light.text}">${frame.greeting}</p>
                    ${paragraphs.map((paragraph) => html`<p class="text" style="margin:0 0 16px;color:${light.text}">${paragraph}</p>`)}
                    ${
                      facts.length > 0
                        ? html`<table
                            role="presentation"
                            width="100%"
                            cellpadding="0"
                            cellspacing="0"
                            style="margin:0 0 24px"
                          >
                            ${facts.map(factRow)}
                          </table>`
                        : undefined
                    }
                    <a
                      class="ink"
                      href="${action.url}"
                      target="_blank"
                      rel="noopener"
                      style="display:inline-block;padding:9px 20px;border-radius:8px;background-color:${light.ink};color:${light.onInk};font-weight:600;text-decoration:none"
                      >${action.label}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="padding:24px 0 0;color:${light.muted};font-size:13px;line-height:18px">
                    ${frame.footer}${frame.unsubscribe.map(unsubscribeLink)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.toString();
}

const unsubscribeLink = ({ label, url }: MailFrame['unsubscribe'][number]) =>
  html`<br /><a class="muted" href="${url}" target="_blank" rel="noopener" style="color:${light.muted}">${label}</a>`;

function factRow({ label, values, person }: MailFact) {
  const face =
    person &&
    html`<img
      src="cid:${faceId}"
      width="48"
      height="56"
      alt=""
      style="margin-right:12px;border-radius:8px;vertical-align:middle"
    />`;
  return html`<tr>
    <th
      scope="row"
      align="left"
      valign="top"
      class="muted line"
      style="padding:8px 16px 8px 0;border-top:1px solid ${light.line};color:${light.muted};font-size:14px;line-height:20px;font-weight:400;white-space:nowrap"
    >
      ${label}
    </th>
    <td
      valign="top"
      class="text line"
      style="padding:8px 0;border-top:1px solid ${light.line};color:${light.text};font-size:14px;line-height:20px"
    >
      ${face}${values.map((value, index) => (index === 0 ? html`${value}` : html`<br />${value}`))}
    </td>
  </tr>`;
}
