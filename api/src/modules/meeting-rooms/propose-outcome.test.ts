import assert from 'node:assert/strict';
import { it } from 'node:test';
import { proposeOutcome } from './propose-outcome.ts';
import type { Stay } from './propose-outcome.ts';
import { settlementOf } from '../meeting-outcomes/settlement-of.ts';

const minute = 60_000;
const start = Date.parse('2026-11-26T09:00:00Z');
const at = (minutes: number) => new Date(start + minutes * minute);
type Minutes = readonly (readonly [number, number | null])[];
const stays = (all: Minutes): Stay[] =>
  all.map(([from, until]) => ({ from: at(from), until: until === null ? null : at(until) }));

const propose = (client: Minutes, professional: Minutes, { connected = 0, length = 60, now = 90 } = {}) =>
  proposeOutcome({
    startsAt: at(0),
    endsAt: at(length),
    now: at(now),
    client: stays(client),
    professional: stays(professional),
    connectedMs: connected * minute,
  });

it('proposes what the times in the room say, and nothing where they do not say it', () => {
  assert.equal(propose([], []), null);
  assert.equal(propose([[0, 30]], [[0, 30]], { connected: 2 }), 'took_place');
  assert.equal(propose([[0, 30]], [[0, 30]], { connected: 1.9 }), 'technical_failure');
  assert.equal(propose([[0, 1]], [[0.6, 9]]), null, 'together for less than half a minute');
  assert.equal(
    propose(
      [
        [0, 1],
        [2, 3],
      ],
      [[0.75, 2.25]],
    ),
    'technical_failure',
    'twice a quarter of a minute',
  );
  assert.equal(propose([[-5, 10]], []), 'professional_absent');
  assert.equal(propose([[-15, 9]], []), null, 'only what is waited after the start counts');
  assert.equal(propose([], [[0, 10]]), 'client_absent');
  assert.equal(propose([], [[0, null]], { now: 9 }), null);
  assert.equal(propose([], [[0, null]], { now: 10 }), 'client_absent', 'still waiting');
  assert.equal(propose([], [[0, 5]], { length: 10 }), 'client_absent', 'half of a short appointment');
  assert.equal(propose([[0, 12]], [[14, 30]]), null, 'they missed each other');
});

it('settles by two equal answers, or by one and silence that do not stand against the times', () => {
  const [none, now, late] = [null, { isLate: false }, { isLate: true }] as const;
  const said = (proposed: 'took_place' | 'client_absent' | 'technical_failure' | null) =>
    ({ proposed, clientSays: none, professionalSays: none }) as const;
  assert.equal(settlementOf(said('took_place'), now), null);
  assert.equal(settlementOf(said('took_place'), late), 'took_place');
  assert.equal(settlementOf(said('technical_failure'), late), 'technical_failure');
  assert.equal(settlementOf(said('client_absent'), late), null, 'silence admits no absence');
  assert.equal(settlementOf(said(null), late), null);
  const byPro = { clientSays: none, professionalSays: 'client_absent' } as const;
  assert.equal(settlementOf({ ...byPro, proposed: 'client_absent' }, now), null);
  assert.equal(settlementOf({ ...byPro, proposed: 'client_absent' }, late), 'client_absent');
  assert.equal(settlementOf({ ...byPro, proposed: null }, late), 'client_absent');
  assert.equal(settlementOf({ ...byPro, proposed: 'technical_failure' }, late), null);
  const byClient = { clientSays: 'client_absent', professionalSays: none, proposed: 'technical_failure' } as const;
  assert.equal(settlementOf(byClient, late), 'client_absent', 'their own absence is theirs to say');
  assert.equal(settlementOf({ ...byPro, clientSays: 'took_place', proposed: 'client_absent' }, late), null);
});
