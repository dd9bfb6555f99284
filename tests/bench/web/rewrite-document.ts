import type { Monolith } from './build-monolith.ts';

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The document without its scripts; the markup is identical. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script defer[^>]*><\/script>/gu, '').replace(/<link rel="preload" as="script"[^>]*>/gu, '');

/** The document with the monolith's files in place of the remotes', requested in the same places, and without federation data. */
export function withMonolith(html: string, { fileFor }: Monolith): string {
  const locale = /<html lang="(\w+)"/u.exec(html)?.[1] ?? 'fr';
  const clientArea = ['page-dashboard.js', 'page-dashboard.css', `words-${locale}.js`];
  const addresses = clientArea.map((file) => `/monolith/${fileFor(file)}`);
  return html
    .replace('</head>', `<meta name="remote-user" content="${addresses.join(' ')}"></head>`)
    .replace(/<link rel="preload" as="(script|style)" href="([^"]+)"[^>]*>/gu, (_tag, as: string, address: string) => {
      const file = fileFor(nameOf(address));
      return file === undefined ? '' : `<link rel="preload" as="${as}" href="/monolith/${file}">`;
    })
    .replace(
      /<script defer src="([^"]+)"[^>]*><\/script>/u,
      (_tag, address: string) => `<script defer src="/monolith/${fileFor(nameOf(address))}"></script>`,
    )
    .replace(/data-href="([^"]+)"/gu, (_attribute, file: string) => `data-href="${fileFor(file) ?? file}"`)
    .replace(
      /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/u,
      (_tag, opening: string, text: string, closing: string) =>
        `${opening}${JSON.stringify({ ...(JSON.parse(text) as object), manifests: {}, late: {} }).replaceAll('<', '\\u003c')}${closing}`,
    );
}
