import { folded, matchesWords } from './match-words.ts';

test('what is typed begins words, whatever their accents, capitals and order', () => {
  expect(matchesWords('securite soc', 'Droit de la Sécurité sociale')).toBe(true);
  expect(matchesWords('fonc dr', 'Droit foncier')).toBe(true);
  expect(matchesWords('l’environ', 'Droit de l’environnement')).toBe(true);
  expect(matchesWords('oncier', 'Droit foncier')).toBe(false);
});

test('a text is compared without accents, capitals and doubled spaces', () => {
  expect(folded('  Aïssatou   MBARGA ')).toBe('aissatou mbarga');
});
