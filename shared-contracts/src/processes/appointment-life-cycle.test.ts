import {
  appointmentStatuses,
  findTransition,
  blockingStatuses,
  transitions,
  type Actor,
  type AppointmentStatus,
  type Transition,
} from './appointment-life-cycle.ts';

const edges: readonly Transition[] = transitions;
const actors: readonly Actor[] = ['client', 'professional', 'system'];
const startsAt = Date.parse('2026-11-23T09:00:00Z');
const [before, after] = [startsAt - 1, startsAt];

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
        for (const actor of actors)
          for (const now of [before, after]) {
            const rightMoment =
              edge.when === undefined || (edge.when === 'before_start' ? now < startsAt : now >= startsAt);
            const expected = edges.some(
              ({ name, from: state, by }) => name === edge.name && state === from && by.includes(actor),
            );
            const found = findTransition(edge.name as (typeof transitions)[number]['name'], {
              from,
              actor,
              startsAt,
              now,
            });
            expect(found !== undefined).toBe(expected && rightMoment);
          }
  });

  it('requires a reason from a rejecting professional, and lets only the client withdraw', () => {
    expect(
      findTransition('reject', { from: 'waiting', actor: 'professional', startsAt, now: before })?.reasonFrom,
    ).toContain('professional');
    expect(
      findTransition('withdraw', { from: 'waiting', actor: 'professional', startsAt, now: before }),
    ).toBeUndefined();
    expect(findTransition('accept', { from: 'waiting', actor: 'client', startsAt, now: before })).toBeUndefined();
  });

  it('does not accept started appointments or complete future ones', () => {
    expect(findTransition('accept', { from: 'waiting', actor: 'professional', startsAt, now: after })).toBeUndefined();
    expect(
      findTransition('complete', { from: 'accepted', actor: 'professional', startsAt, now: before }),
    ).toBeUndefined();
    expect(findTransition('complete', { from: 'accepted', actor: 'professional', startsAt, now: after })?.to).toBe(
      'done',
    );
  });
});
