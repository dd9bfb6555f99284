import { personalDetails } from './personal-details.ts';

const own = { firstNames: 'Aïcha Grâce', lastName: 'Ba', email: 'aicha@example.cm', phone: '+237671234567' };
const textsOf = (text: string, isTitle = false) => personalDetails(text, own, isTitle).map((one) => one.text);

test.each([
  ['Écrivez-moi à aicha@example.cm', ['aicha@example.cm']],
  ['mon adresse : J.Dupont+test@cabinet-x.co.uk.', ['J.Dupont+test@cabinet-x.co.uk']],
  ['Appelez le 6 71 23 45 67', ['6 71 23 45 67']],
  ['Appelez le 671-23-45-67 ou le +33 6 12 34 56 78', ['671-23-45-67', '+33 6 12 34 56 78']],
  ['mon code est 6/7/1/2/3/4/5/6/7', ['6/7/1/2/3/4/5/6/7']],
  ['je suis aicha et je loue', ['aicha']],
  ['La famille Ba refuse', ['Ba']],
  ['Je m’appelle Sophie', ['Sophie']],
  ['le bailleur, M. Essomba, garde la caution', ['Essomba']],
  ['Mon chef Jean-Paul Atangana me doit deux mois', ['Jean-Paul Atangana']],
  ['J’ai vu Me Clarisse Mbarga hier', ['Clarisse Mbarga']],
])('«%s» tells who somebody is', (text, expected) => {
  expect(textsOf(text)).toEqual(expected);
});

test.each([
  'Le loyer est de 15 000 000 FCFA par an, soit 1 250 000 F par mois.',
  'Contrat du 12/05/2024, renouvelé le 2025-01-31, années 2019-2024.',
  'L’article 1240 du Code Civil et la loi n° 2016/007.',
  'La Cour Suprême de Côte d’Ivoire et le Tribunal de Grande Instance.',
  'Depuis juillet ils ne paient plus ba le loyer.',
  'Bonjour Maître, que faire ?',
])('«%s» tells nothing', (text) => {
  expect(textsOf(text)).toEqual([]);
});

test('a title in capitals is no name', () => {
  expect(textsOf('Can My Landlord Keep My Deposit', true)).toEqual([]);
});

test('each detail is said once, with its kind', () => {
  expect(personalDetails('Aïcha Ba, aicha@example.cm, Aïcha Ba', own)).toEqual([
    { kind: 'email', text: 'aicha@example.cm' },
    { kind: 'name', text: 'Aïcha Ba' },
  ]);
});
