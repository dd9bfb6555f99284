import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Slot } from 'shared-contracts/schemas/slots';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { consultationFixture } from '../../testing/consultation-fixture.ts';
import { decideBooking, openedBooking, reduceBooking, type BookingState } from './booking-state.ts';
import type { Holding } from './hold/keep-slot.ts';

const professionalId = '0192a000-0000-7000-8000-0000000000e1';
const consultation = consultationFixture();
const slot = '2026-11-23T08:30:00.000Z';
const listed: Slot = { startsAt: slot, endsAt: '2026-11-23T09:00:00.000Z', callTypes: ['video', 'call'] };
const byVideo: Slot = { ...listed, callTypes: ['video'] };
const read = { consultation, type: 'video', slot, loss: null } as const;
const target = { professionalId, consultationId: consultation.id, startsAt: slot, callType: 'video' } as const;
const held: Holding = { kind: 'held', until: 1 };
const taken: Holding = { kind: 'gone', loss: 'taken', nearest: [] };

type Known = Parameters<typeof decideBooking>[0];
interface Given extends Partial<Pick<Known, 'isClient' | 'slots' | 'state'>> {
  readonly choice?: Partial<Known['read']>;
}

const opened = openedBooking(slot);
const decide = ({ isClient = false, choice, slots, state = opened }: Given) =>
  decideBooking({ professionalId, isClient, read: { ...read, ...choice }, slots, state, problem: null });
/** The state once the slot is held, lost … */
const after = (holding: Holding, state = opened) => reduceBooking(state, { kind: 'hold', target, holding });
/** The state once its check is answered. */
const answered = (state: BookingState, request: Appointment | null = null) =>
  reduceBooking(state, { kind: 'checked', check: state.check, request });
const carried = reduceBooking(opened, { kind: 'chosen', carried: slot });

test('a visitor’s slot is held as soon as the way to meet is known', () => {
  expect(decide({})).toMatchObject({ own: null, toCheck: null, toHold: target, lost: null });
  expect(decide({ choice: { type: null } }).toHold).toBeNull();
  expect(decide({ choice: { type: null }, slots: [byVideo] })).toMatchObject({ type: 'video', toHold: target });
});

test('a client’s slot is held once it is known not to be their own request', () => {
  expect(decide({ isClient: true })).toMatchObject({ own: undefined, toCheck: { slot }, toHold: null });
  expect(decide({ isClient: true, state: answered(opened) })).toMatchObject({ own: null, toHold: target });
  const request = appointmentFixture({ startsAt: slot });
  expect(decide({ isClient: true, state: answered(opened, request) })).toMatchObject({ own: request, toHold: null });
});

test('a client’s slot that turns out to be taken is checked again before it is said to be lost', () => {
  const state = after(taken, answered(opened));
  expect(decide({ isClient: true, state })).toMatchObject({
    own: undefined,
    lost: null,
    holding: { kind: 'none' },
    toCheck: { slot },
  });
  const known = decide({ isClient: true, state: answered(state) });
  expect(known).toMatchObject({ own: null, lost: { why: 'busy', mayReturn: true }, holding: taken });
});

test('an answer to an earlier check does not count', () => {
  const request = appointmentFixture({ startsAt: slot });
  const late = reduceBooking(after(taken), { kind: 'checked', check: opened.check, request });
  expect(decide({ isClient: true, state: late }).own).toBeUndefined();
});

test('what is held stays held, whatever an older list says, until something else is chosen', () => {
  const state = after(held);
  const kept = decide({ slots: [], state });
  expect(kept).toMatchObject({ lost: null, holding: held });
  expect(kept.toHold).toBe(target);
  expect(decide({ slots: [], state, choice: { type: 'call' } }).holding).toEqual({ kind: 'none' });
});

test('a slot goes along to another consultation if that one has it', () => {
  expect(decide({ state: carried })).toMatchObject({ dropped: null, toHold: null });
  expect(decide({ state: carried, slots: [listed] })).toMatchObject({ dropped: null, toHold: target });
  const dropped = decide({ state: carried, slots: [] });
  expect(dropped).toMatchObject({ dropped: slot, asked: { slot: null }, toHold: null, lost: null });
  const otherWay = decide({ state: carried, slots: [byVideo], choice: { type: 'call' } });
  expect(otherWay).toMatchObject({ dropped: slot, asked: { slot: null } });
});

test.each(['past', 'unreadable'] as const)('a slot that is %s is neither checked nor held', (loss) => {
  const choice = { loss, slot: loss === 'unreadable' ? null : slot };
  expect(decide({ choice })).toMatchObject({ toHold: null, lost: { why: loss } });
});
