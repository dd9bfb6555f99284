import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestOf, findMatches } from './find-matches.ts';
import { measurePairs, namePairs } from './measure-pairs.ts';
import type { Named } from './read-names.ts';
import { LEAST_SCORE, sameName } from './same-name.ts';

const isSame = (one: string, other: string) => sameName([one], [other]) >= LEAST_SCORE;

describe('names of one person or company', () => {
  for (const half of ['tuned', 'held out'] as const)
    it(`are found among the ${half} pairs, and few others with them`, () => {
      const { pairs, recall, precision, wrong } = measurePairs(namePairs().filter((pair) => pair.half === half));
      assert.ok(pairs >= 60);
      assert.ok(recall >= 0.98, JSON.stringify(wrong));
      assert.ok(precision >= 0.9, JSON.stringify(wrong));
    });

  it('are the same whichever comes first', () => {
    for (const { one, other } of namePairs())
      assert.equal(sameName(one, other), sameName(other, one), `${one.join()} ${other.join()}`);
  });

  it('score the higher the less they differ', () => {
    const scores = ['Jean-Paul Mbarga', 'Jean-Paul Mbraga', 'J.-P. Mbarga', 'Jean-Pierre Mbarga'].map((name) =>
      sameName(['Jean-Paul Mbarga'], [name]),
    );
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    assert.equal(scores.at(-1), 0);
  });

  it('of many words take no long time, and those that could not be compared are for the professional to look at', () => {
    const name = (seed: number) =>
      Array.from({ length: 37 }, (_, at) =>
        String.fromCodePoint(97 + ((seed * 7 + at * 11) % 26), 97 + ((seed + at * 3) % 26)),
      ).join(' ');
    const named = (isMine: boolean, of: number): Named => ({
      ...{ isMine, partyId: `${of}`, role: isMine ? 'other' : 'client', clientId: isMine ? 'me' : `${of}` },
      ...{ appointmentId: null, names: [0, 1, 2, 3].map((more) => `${name(of * 4 + more)} épouse zz`) },
    });
    const names = Array.from({ length: 2000 }, (_, of) => named(of < 13, of));
    const { user } = process.cpuUsage();
    const found = findMatches(names, 'me');
    const seconds = process.cpuUsage().user - user;
    assert.ok(seconds < 3_000_000, `${seconds} µs`);
    assert.equal(found.length, 20);
  });

  it('have one digest in whichever order they are read', () => {
    const [one, other] = namePairs().map((pair): Named => ({
      ...{ isMine: true, partyId: null, role: 'other', clientId: 'me', appointmentId: null, names: pair.one },
    }));
    assert.ok(one && other);
    assert.equal(digestOf(one, other), digestOf(other, one));
  });

  it('are not made of titles, forms and signs alone', () => {
    for (const nothing of ['', '  ', '–', 'M.', 'SARL', '&', '🙂'])
      assert.equal(isSame(nothing, 'Jean Kamga'), false, nothing);
  });
});
