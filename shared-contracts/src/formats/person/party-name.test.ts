import { partyName } from './party-name.ts';

test('a person is called by first names and last name, a firm by its own, whoever represents it', () => {
  const who = { firstNames: 'Patrick', lastName: 'Fotso', companyName: 'Fotso & Associés' };
  expect(partyName(who)).toBe('Patrick Fotso');
  expect(partyName({ ...who, kind: 'individual' })).toBe('Patrick Fotso');
  expect(partyName({ ...who, kind: 'legal_entity' })).toBe('Fotso & Associés');
  expect(partyName({ ...who, kind: 'legal_entity', companyName: null })).toBe('Patrick Fotso');
});
