import { contactDetails } from './contact-details.ts';

test.each([
  ['Écrivez-moi à aicha@example.cm.', ['aicha@example.cm']],
  ['Appelez le +237 6 90 00 00 00, ou le 690-11-22-33', ['+237 6 90 00 00 00', '690-11-22-33']],
  ['Voir https://exemple.org/a?b=1, puis www.cabinet.cm.', ['https://exemple.org/a?b=1', 'www.cabinet.cm']],
  ['Mon site : cabinet-mbarga.com !', ['cabinet-mbarga.com']],
  ['Par wa.me/237690000000', ['wa.me/237690000000']],
  ['a@b.cm et a@b.cm', ['a@b.cm']],
])('«%s» leads to somebody', (text, expected) => {
  expect(contactDetails(text).map((one) => one.text)).toEqual(expected);
});

test.each([
  'Merci Maître, tout est clair.Ne changez rien.',
  'Il doit 15 000 000 FCFA depuis le 12/05/2024, art. 1240, années 2019-2024.',
  'C’est fini.ca va mieux, et/ou pas.',
])('«%s» does not', (text) => {
  expect(contactDetails(text)).toEqual([]);
});
