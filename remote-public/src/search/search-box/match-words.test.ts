import { folded, matchesWords } from './match-words.ts';

test('input matches the beginnings of words, ignoring accents, case and order', () => {
  expect(matchesWords('securite soc', 'Droit de la Sécurité sociale')).toBe(true);
  expect(matchesWords('fonc dr', 'Droit foncier')).toBe(true);
  expect(matchesWords('l’environ', 'Droit de l’environnement')).toBe(true);
  expect(matchesWords('oncier', 'Droit foncier')).toBe(false);
});

test('text is compared ignoring accents, case and repeated spaces', () => {
  expect(folded('  Aïssatou   MBARGA ')).toBe('aissatou mbarga');
});
