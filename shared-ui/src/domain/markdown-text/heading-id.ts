import { decodeEntity } from 'markdown-to-jsx/entities';

/** The id of a heading, for links to it: `2. Ce que nous conservons` is `s-2-ce-que-nous-conservons`. */
export const headingId = (text: string): string =>
  `s-${withoutEntities(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')}`;

/** `R&amp;D` is `R&D`, as rendered. */
const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(?<decimal>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z\d]+));/giu, (typed, ...found) => {
    const { decimal, hex, name }: Record<string, string | undefined> = found.at(-1);
    if (name !== undefined) return decodeEntity(name) ?? typed;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** The section headings of a Markdown text in order, without Markdown syntax. */
export const headingsOf = (markdown: string): readonly { readonly id: string; readonly text: string }[] =>
  [...markdown.matchAll(/^## +(?<heading>.+)$/gmu)].map(({ groups }) => {
    const text = withoutEntities((groups?.heading ?? '').replaceAll(/[*_`]/gu, '').trim());
    return { id: headingId(text), text };
  });
