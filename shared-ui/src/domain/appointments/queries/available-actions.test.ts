import { actionsFor } from './available-actions.ts';
import { appointmentUpdate } from './appointment-update.ts';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');

describe('available actions of each party', () => {
  test('a professional answers a waiting request, the client can only move or withdraw it', () => {
    const waiting = appointmentFixture({ status: 'waiting', startsAt: '2026-11-21T09:00:00.000Z' });
    expect(actionsFor(waiting, 'professional', now)).toEqual(['accept', 'reject', 'propose']);
    expect(actionsFor(waiting, 'client', now)).toEqual(['propose', 'withdraw']);
  });

  test('a request whose start has passed can no longer be accepted', () => {
    const late = appointmentFixture({ status: 'waiting', startsAt: '2026-11-20T07:00:00.000Z' });
    expect(actionsFor(late, 'professional', now)).toEqual(['reject']);
  });

  test('a proposal is answered by the other party and withdrawn by its author', () => {
    const proposed = appointmentFixture({
      status: 'accepted',
      startsAt: '2026-11-21T09:00:00.000Z',
      proposedStartsAt: '2026-11-22T09:00:00.000Z',
      proposedBy: 'professional',
    });
    expect(actionsFor(proposed, 'client', now)).toEqual(['accept_proposal', 'decline_proposal', 'cancel']);
    expect(actionsFor(proposed, 'professional', now)).toEqual(['take_back', 'cancel']);
  });

  test('within the notice period a client can neither cancel nor move an accepted appointment; the professional can', () => {
    const accepted = (startsAt: string) =>
      appointmentFixture({
        status: 'accepted',
        startsAt,
        professional: { ...appointmentFixture().professional, cancelNoticeHours: 24 },
      });
    const [late, early] = [accepted('2026-11-21T07:59:59.000Z'), accepted('2026-11-21T08:00:00.000Z')];
    expect(actionsFor(late, 'client', now)).toEqual([]);
    expect(actionsFor(early, 'client', now)).toEqual(['propose', 'cancel']);
    expect(actionsFor(late, 'professional', now)).toEqual(['propose', 'cancel']);
    const asked = { ...late, proposedStartsAt: '2026-11-22T09:00:00.000Z', proposedBy: 'professional' as const };
    expect(actionsFor(asked, 'client', now)).toEqual(['accept_proposal', 'decline_proposal']);
    expect(actionsFor({ ...late, status: 'waiting' }, 'client', now)).toEqual(['propose', 'withdraw']);
  });

  test('a proposal whose time has passed can only be declined', () => {
    const stale = appointmentFixture({
      status: 'accepted',
      startsAt: '2026-11-21T09:00:00.000Z',
      proposedStartsAt: '2026-11-20T07:00:00.000Z',
      proposedBy: 'client',
    });
    expect(actionsFor(stale, 'professional', now)).not.toContain('accept_proposal');
    expect(actionsFor(stale, 'professional', now)).toContain('decline_proposal');
  });

  test('after its start an accepted appointment is completed by the professional alone', () => {
    const past = appointmentFixture({ status: 'accepted', startsAt: '2026-11-19T09:00:00.000Z' });
    expect(actionsFor(past, 'professional', now)).toEqual(['complete', 'miss']);
    expect(actionsFor(past, 'client', now)).toEqual([]);
  });

  test.each(['rejected', 'withdrawn', 'expired', 'cancelled', 'done', 'no_show'] as const)(
    'no action is available when it is %s',
    (status) => {
      const over = appointmentFixture({ status });
      expect(actionsFor(over, 'client', now)).toEqual([]);
      expect(actionsFor(over, 'professional', now)).toEqual([]);
    },
  );
});

describe('the compare-and-set body', () => {
  const proposed = appointmentFixture({
    status: 'waiting',
    proposedStartsAt: '2026-11-22T09:00:00.000Z',
    proposedBy: 'client',
  });

  test('carries the status and the proposal that were displayed', () => {
    expect(appointmentUpdate(appointmentFixture({ status: 'waiting' }), 'accept')).toEqual({
      where: { status: 'waiting', proposedStartsAt: null },
      set: { status: 'accepted' },
    });
  });

  test('for an accepted proposal carries the proposed start, and only while it is current', () => {
    expect(appointmentUpdate(proposed, 'accept_proposal')).toEqual({
      where: { status: 'waiting', proposedStartsAt: '2026-11-22T09:00:00.000Z' },
      set: { startsAt: '2026-11-22T09:00:00.000Z' },
    });
  });

  test('omits a missing reason and note', () => {
    expect(
      appointmentUpdate(appointmentFixture({ status: 'accepted' }), 'cancel', { reason: '', note: '' }).set,
    ).toEqual({ status: 'cancelled' });
  });
});
