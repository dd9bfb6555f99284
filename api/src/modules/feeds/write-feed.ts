import { partyName } from 'shared-contracts/formats/person/party-name';
import { articleSummary } from 'shared-contracts/schemas/article';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { html } from '../../html/html.ts';

/** A published article in a feed; it always has a date. */
export const feedEntry = v.object({
  ...v.pick(articleSummary, ['id', 'titleFr', 'titleEn', 'summaryFr', 'summaryEn', 'updatedAt', 'author']).entries,
  publishedAt: v.string(),
});

export interface Feed {
  readonly lang: Locale;
  /** URL of the public site in this language. */
  readonly site: string;
  readonly page: string;
  readonly self: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly v.InferOutput<typeof feedEntry>[];
}

/** RSS 2.0. Deterministic: the same entries give the same text. `html` escapes what XML needs too. */
export function writeFeed({ lang, site, page, self, title, description, entries }: Feed): string {
  const items = entries.map((entry) => {
    const [name, summary] = lang === 'fr' ? [entry.titleFr, entry.summaryFr] : [entry.titleEn, entry.summaryEn];
    const { author } = entry;
    return html`
    <item>
      <title>${said(name)}</title>
      <link>${site}/article/${entry.id}</link>
      <guid isPermaLink="false">urn:uuid:${entry.id}</guid>
      <pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
      <description>${said(summary)}</description>${
        author ? html` <dc:creator>${said(partyName(author))}</dc:creator>` : undefined
      }
    </item>`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${title}</title>
    <link>${page}</link>
    <atom:link href="${self}" rel="self" type="application/rss+xml"/>
    <description>${description}</description>
    <language>${lang}</language>${items}
  </channel>
</rss>
`.toString();
}

/** Characters not allowed in XML 1.0, even escaped. */
const said = (text: string | null): string =>
  (text ?? '').replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
