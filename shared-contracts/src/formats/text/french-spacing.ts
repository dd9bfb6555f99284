/**
 * French text as it is typeset: no line breaks before ; : ? ! or inside « ». Markdown keeps its meaning: not after the sign that begins a
 * block, nor before a picture.
 */
export const frenchSpacing = (text: string): string =>
  text.replaceAll(/(?<=[^\s#>*+|-]|\S[*_]) (?=[;:?»]|!(?!\[))|(?<=«) /gu, '\u00A0');
