/** The id of a heading, so that a link may lead to it: `2. Ce que nous conservons` is `s-2-ce-que-nous-conservons`. */
export const headingId = (text: string): string =>
  `s-${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')}`;

/** The headings of a Markdown text's sections, in their order, without Markdown's marks. */
export const headingsOf = (markdown: string): readonly { readonly id: string; readonly text: string }[] =>
  [...markdown.matchAll(/^## +(?<heading>.+)$/gmu)].map(({ groups }) => {
    const text = (groups?.heading ?? '').replaceAll(/[*_`]/gu, '').trim();
    return { id: headingId(text), text };
  });
