import type { Document } from 'shared-contracts/schemas/document';
import { documentsToSend } from './documents-to-send.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const row = (change: Partial<Document>): Document => ({
  id: '0192a000-0000-7000-8000-0000000000d1',
  professionalId: '0192a000-0000-7000-8000-0000000000d2',
  kind: 'identity',
  state: 'submitted',
  expiresOn: null,
  refusalReason: null,
  decidedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  url: null,
  ...change,
});

test('without any uploads every required document is to be sent', () => {
  expect(documentsToSend('individual', [], now)).toEqual([
    'identity',
    'professional_status',
    'ability_to_practise',
    'professional_body',
    'professional_card',
  ]);
});

test('documents in review or accepted are not requested again; rejected and expired ones are', () => {
  const documents = [
    row({ kind: 'identity', state: 'submitted' }),
    row({ kind: 'professional_status', state: 'accepted' }),
    row({ kind: 'ability_to_practise', state: 'refused', refusalReason: 'Illisible' }),
    row({ kind: 'professional_body', state: 'accepted', expiresOn: '2026-11-21' }),
    row({ kind: 'professional_card', state: 'accepted', expiresOn: '2026-11-22' }),
  ];
  expect(documentsToSend('individual', documents, now)).toEqual(['ability_to_practise', 'professional_body']);
});
