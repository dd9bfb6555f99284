import { csvFile } from './csv.ts';

test('a file has a byte order mark, its header, and lines that end with CR LF', () => {
  expect(csvFile(['Nom', 'Ville'], [['Zoé', 'Yaoundé']], 'en')).toBe('\uFEFFNom,Ville\r\nZoé,Yaoundé\r\n');
});

test('lines are split as spreadsheets of the language expect', () => {
  expect(csvFile(['Nom', 'Ville'], [['Zoé', 'Lomé, Togo']], 'fr')).toBe('\uFEFFNom;Ville\r\nZoé;"Lomé, Togo"\r\n');
});

test('separators of both languages, quotes and line breaks are quoted', () => {
  expect(csvFile(['a'], [['x, y'], ['x; y'], ['dit "oui"'], ['1\n2']], 'en')).toBe(
    '\uFEFFa\r\n"x, y"\r\n"x; y"\r\n"dit ""oui"""\r\n"1\n2"\r\n',
  );
});

test('what a spreadsheet would run as a formula is text', () => {
  const cells = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', 'a=b'];
  expect(
    csvFile(
      ['a'],
      cells.map((value) => [value]),
      'fr',
    )
      .split('\r\n')
      .slice(1, -1),
  ).toEqual(['"\'=HYPERLINK(""x"")"', "'+1", "'-1", "'@SUM(A1)", "'\t=1", 'a=b']);
});
