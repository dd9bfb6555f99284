import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { bootDataId, type BootData } from '../../src/federation/registry/boot-data.ts';
import { escapeHtml, escapeJson } from './escape-html.ts';

export interface PreloadFile {
  readonly url: string;
  readonly as: 'script' | 'style' | 'font';
  readonly integrity?: string | undefined;
}

export interface ScriptFile {
  readonly url: string;
  readonly integrity: string | undefined;
}

export interface HtmlPage {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | undefined;
  readonly nonce: string;
  readonly script: ScriptFile;
  /** The developers’ panel, before the shell so that it sees everything. None in production. */
  readonly developer: ScriptFile | undefined;
  /** Inlined sheets; webpack’s runtime finds them by `data-href` and does not fetch them. */
  readonly styles: readonly { readonly file: string; readonly css: string }[];
  /** A sheet that is linked, on another origin (hot reload). */
  readonly sheet: string | undefined;
  readonly preload: readonly PreloadFile[];
  /** Tags for the head that the page rendered (title, meta, links). */
  readonly head: string;
  readonly body: string;
  /** A line above the page, written by the server and not by React. */
  readonly notice: string | undefined;
  readonly boot: BootData;
}

const preloadTag = ({ url, as, integrity }: PreloadFile): string => {
  const type = as === 'font' ? ' type="font/woff2"' : '';
  // Fonts are always fetched with CORS; a same-origin script is not and would be fetched twice.
  const crossOrigin = as === 'font' || /^https?:/.test(url) ? ' crossorigin' : '';
  const check = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
  return `<link rel="preload" as="${as}"${type} href="${escapeHtml(url)}"${crossOrigin}${check}>`;
};

const scriptTag = ({ url, integrity }: ScriptFile, nonce: string): string => {
  const crossOrigin = /^https?:/.test(url) ? ' crossorigin' : '';
  const check = integrity === undefined ? '' : ` integrity="${integrity}"`;
  return `<script defer src="${escapeHtml(url)}" nonce="${nonce}"${crossOrigin}${check}></script>`;
};

/** The document around a page: the first view’s files are inlined or preloaded, so that none is discovered late. */
export function htmlPage(page: HtmlPage): string {
  const { nonce, script, developer } = page;
  const theme = page.theme === undefined ? '' : ` data-theme="${page.theme}"`;
  return [
    `<!doctype html><html lang="${page.locale}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="csp-nonce" content="${nonce}" nonce="${nonce}">`,
    ...page.preload.map(preloadTag),
    developer === undefined ? '' : scriptTag(developer, nonce),
    scriptTag(script, nonce),
    page.sheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(page.sheet)}" crossorigin>`,
    ...page.styles.map(
      ({ file, css }) =>
        `<style nonce="${nonce}" data-href="${escapeHtml(file)}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.head,
    '</head><body>',
    page.notice === undefined ? '' : `<p role="status" data-notice="stale">${escapeHtml(page.notice)}</p>`,
    `<div id="root">${page.body}</div>`,
    `<script type="application/json" id="${bootDataId}">${escapeJson(page.boot)}</script>`,
    '</body></html>',
  ].join('');
}

/** Splits React’s output into the hoisted head tags and the page. */
export function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
