import i18next from 'i18next';
import en from 'shared-ui/locales/en/common.json';
import fr from 'shared-ui/locales/fr/common.json';
import { professionInSentence, professionName } from 'shared-contracts/formats/person/profession-name';

const words = i18next.createInstance();
beforeAll(() =>
  words.init({ resources: { fr: { 'remote-public/common': fr }, en: { 'remote-public/common': en } }, lng: 'fr' }),
);

const inFrench = () => words.getFixedT('fr', 'remote-public/common');

test.each([
  ['CM', 'male', 'Huissier de justice'],
  ['CM', 'female', 'Huissière de justice'],
  ['FR', 'male', 'Commissaire de justice'],
  ['CI', 'female', 'Commissaire de justice'],
] as const)('a bailiff in %s, %s, is a %s', (country, gender, name) =>
  expect(professionName(inFrench(), 'bailiff', { country, gender })).toBe(name),
);

test('a bailiff in an unknown country has both names', () =>
  expect(professionName(inFrench(), 'bailiff', { gender: 'male' })).toBe('Huissier ou commissaire de justice'));

test('a firm has the name of its kind of firm', () =>
  expect(professionName(inFrench(), 'bailiff', { country: 'FR', kind: 'legal_entity', gender: null })).toBe(
    'Étude de commissaires de justice',
  ));

test('a profession within a sentence is lower case', () =>
  expect(professionInSentence(inFrench(), 'lawyer', { gender: 'female' })).toBe('avocate'));
