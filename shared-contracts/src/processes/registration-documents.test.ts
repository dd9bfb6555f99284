import { documentKinds, legalKinds } from '../schemas/value-lists.ts';
import { documentChecklist, documentDecisions, requiredDocuments } from './registration-documents.ts';

const today = '2026-11-21';
const row = (
  kind: 'identity' | 'tax_id',
  state: 'submitted' | 'accepted' | 'refused' | 'expired',
  expiresOn?: string,
) => ({
  kind,
  state,
  expiresOn: expiresOn ?? null,
});
const stateOf = (rows: Parameters<typeof documentChecklist>[1], kind = 'identity') =>
  documentChecklist('individual', rows, today).find((line) => line.kind === kind)?.state;

it.each(legalKinds)('a registration of the form %s lists every kind once, required ones first', (legalKind) => {
  const lines = documentChecklist(legalKind, [], today);
  expect(lines.map(({ kind }) => kind).sort()).toEqual([...documentKinds].sort());
  expect(lines.filter(({ isNeeded }) => isNeeded)).toEqual(lines.slice(0, requiredDocuments[legalKind].length));
  expect(lines.every(({ state }) => state === 'missing')).toBe(true);
});

it('only a legal entity needs the commercial register and the tax id', () => {
  expect(requiredDocuments.legal_entity).toEqual(expect.arrayContaining(['commercial_register', 'tax_id']));
  expect(requiredDocuments.individual).not.toEqual(expect.arrayContaining(['commercial_register']));
});

it('accepted precedes waiting, and waiting precedes rejected', () => {
  const [accepted, submitted, refused, expired] = [
    row('identity', 'accepted'),
    row('identity', 'submitted'),
    row('identity', 'refused'),
    row('identity', 'expired'),
  ];
  expect(stateOf([refused, accepted])).toBe('accepted');
  expect(stateOf([expired, refused, submitted])).toBe('submitted');
  expect(stateOf([expired, refused])).toBe('refused');
  expect(stateOf([expired])).toBe('expired');
  expect(stateOf([row('tax_id', 'accepted')])).toBe('missing');
});

it('is valid to the end of its last day', () => {
  expect(stateOf([row('identity', 'accepted', today)])).toBe('accepted');
  expect(stateOf([row('identity', 'accepted', '2026-11-20')])).toBe('expired');
});

it('names the pending renewal beside the valid document', () => {
  const [accepted, submitted] = [row('identity', 'accepted', '2026-12-01'), row('identity', 'submitted')];
  const line = documentChecklist('individual', [accepted, submitted], today)[0];
  expect([line?.document, line?.renewal]).toEqual([accepted, submitted]);
});

it('decisions are final: rejected and expired documents are submitted again', () => {
  expect(documentDecisions).toEqual({
    submitted: ['accepted', 'refused'],
    accepted: ['refused'],
    refused: [],
    expired: [],
  });
});
