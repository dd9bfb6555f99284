import { frenchSpacing } from './french-spacing.ts';

/** Spaces that do not break, as marks to read. */
const shown = (text: string) => frenchSpacing(text).replaceAll('\u00A0', '~');

test('the space before high punctuation and inside quotation marks does not break the line', () => {
  expect(shown('L’essai : est-ce long ? Non ; « deux mois » !')).toBe('L’essai~: est-ce long~? Non~; «~deux mois~»~!');
  expect(shown('**Délai** : *un mois* ?')).toBe('**Délai**~: *un mois*~?');
});

test('what is written without a space, and what Markdown means, stay as they are', () => {
  for (const text of [
    'À 14:30: oui!',
    'Voir ![plan](/a.png)',
    '- ? à voir',
    '# ! Titre',
    '> : cité',
    'a | :--- | ---',
    'a\n: b',
  ])
    expect(frenchSpacing(text)).toBe(text);
});
