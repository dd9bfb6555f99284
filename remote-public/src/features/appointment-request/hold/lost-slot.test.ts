import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { lostSlot } from './lost-slot.ts';

const slot = '2026-11-23T08:30:00.000Z';
const asked = { slot, type: 'video', loss: null } as const;
const none = { kind: 'none' } as const;
const listed = { startsAt: slot, endsAt: '2026-11-23T09:00:00.000Z', callTypes: ['call'] as CallType[] };
const byVideo = { ...listed, callTypes: ['video'] as CallType[] };
const nothing = { asked, listed: undefined, isListKnown: false, holding: none, problem: null };
const problem = {
  code: 'SLOT_TAKEN',
  loss: 'taken',
  isDocumentGone: false,
  hasLocalMailbox: false,
  nearest: [listed],
} as const;

test.each([
  ['nothing is known yet', {}, null],
  ['no slot is chosen', { asked: { ...asked, slot: null }, isListKnown: true }, null],
  ['it is past', { asked: { ...asked, loss: 'past' } }, { why: 'past', nearest: [] }],
  ['sending was refused', { problem }, { why: 'taken', nearest: [listed] }],
  ['it is held, though the list is older', { isListKnown: true, holding: { kind: 'held', until: 1 } }, null],
  [
    'somebody else holds it',
    { holding: { kind: 'gone', loss: 'taken', nearest: [] } },
    { why: 'busy', nearest: [], mayReturn: true },
  ],
  ['it is not among the free ones', { isListKnown: true }, { why: 'busy', nearest: [] }],
  ['it lacks the way to meet', { isListKnown: true, listed }, { why: 'notOffered', nearest: [] }],
  ['it is free', { isListKnown: true, listed: byVideo }, null],
] as const)('%s', (_, known, lost) => {
  expect(lostSlot({ ...nothing, ...known })).toEqual(lost);
});
