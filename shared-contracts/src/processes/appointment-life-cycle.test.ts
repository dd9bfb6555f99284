import {
  appointmentStatuses,
  findTransition,
  blockingStatuses,
  openers,
  transitions,
  type Actor,
  type AppointmentStatus,
  type Transition,
} from './appointment-life-cycle.ts';

const edges: readonly Transition[] = transitions;
const actors: readonly Actor[] = ['client', 'professional', 'system'];
const startsAt = Date.parse('2026-11-23T09:00:00Z');
const [before, after] = [startsAt - 1, startsAt];
const cases = actors.flatMap((actor) =>
  openers.flatMap((openedBy) => [before, after].map((now) => [actor, openedBy, now] as const)),
);
const openedBy = 'client';

describe('the life cycle of an appointment', () => {
  it('matches the specification and screens.md', () => {
    const drawn = new Set(edges.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from}>${to}`));
    expect([...drawn].sort()).toEqual([
      'accepted>cancelled',
      'accepted>done',
      'accepted>no_show',
      'waiting>accepted',
      'waiting>expired',
      'waiting>rejected',
      'waiting>withdrawn',
    ]);
  });

  it('reaches every state from waiting', () => {
    const reached = new Set<AppointmentStatus>(['waiting']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { from, to } of edges) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...appointmentStatuses].sort());
  });

  it('terminates in every state that blocks no time', () => {
    for (const status of appointmentStatuses) {
      const leaves = edges.filter(({ from }) => from === status);
      expect(leaves.length > 0).toBe((blockingStatuses as readonly AppointmentStatus[]).includes(status));
    }
  });

  it('allows each actor, state and moment exactly what the table says', () => {
    for (const edge of edges)
      for (const from of appointmentStatuses)
        for (const [actor, openedBy, now] of cases) {
          const rightMoment =
            edge.when === undefined || (edge.when === 'before_start' ? now < startsAt : now >= startsAt);
          const expected = edges.some(
            (one) =>
              one.name === edge.name &&
              one.from === from &&
              one.by.includes(actor) &&
              (one.openedBy ?? openedBy) === openedBy,
          );
          const found = findTransition(edge.name as (typeof transitions)[number]['name'], {
            from,
            actor,
            openedBy,
            startsAt,
            now,
          });
          expect(found !== undefined).toBe(expected && rightMoment);
        }
  });

  it('requires a reason from a rejecting professional, and lets only the client withdraw a request', () => {
    expect(
      findTransition('reject', { from: 'waiting', actor: 'professional', openedBy, startsAt, now: before })?.reasonFrom,
    ).toContain('professional');
    expect(
      findTransition('withdraw', { from: 'waiting', actor: 'professional', openedBy, startsAt, now: before }),
    ).toBeUndefined();
    expect(
      findTransition('accept', { from: 'waiting', actor: 'client', openedBy, startsAt, now: before }),
    ).toBeUndefined();
  });

  it('lets the client answer what a professional opened, without a reason, and the professional withdraw it', () => {
    const offered = { from: 'waiting', openedBy: 'professional', startsAt, now: before } as const;
    const mayTake = (name: 'accept' | 'reject' | 'withdraw', actor: Actor) =>
      findTransition(name, { ...offered, actor }) !== undefined;
    expect([mayTake('accept', 'client'), mayTake('reject', 'client'), mayTake('withdraw', 'client')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(findTransition('reject', { ...offered, actor: 'client' })?.reasonFrom).toBeUndefined();
    expect([mayTake('accept', 'professional'), mayTake('withdraw', 'professional')]).toEqual([false, true]);
  });

  it('does not accept started appointments or complete future ones', () => {
    expect(
      findTransition('accept', { from: 'waiting', actor: 'professional', openedBy, startsAt, now: after }),
    ).toBeUndefined();
    expect(
      findTransition('complete', { from: 'accepted', actor: 'professional', openedBy, startsAt, now: before }),
    ).toBeUndefined();
    expect(
      findTransition('complete', { from: 'accepted', actor: 'professional', openedBy, startsAt, now: after })?.to,
    ).toBe('done');
  });
});
