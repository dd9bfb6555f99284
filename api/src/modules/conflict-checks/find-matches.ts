import { createHash } from 'node:crypto';
import type { Named } from './read-names.ts';
import { LEAST_SCORE, effortOf, parseNames, sameParsed } from './same-name.ts';

export interface Match {
  readonly mine: Named;
  readonly other: Named;
  readonly score: number;
  /** Of both names and roles: the same match again has the same. */
  readonly digest: string;
}

/** Two names of one client, and two people on one side, are no conflict. */
function areOpposed(mine: Named, other: Named, clientId: string): boolean {
  const [isAgainst, wasAgainst] = [mine.role === 'other', other.role === 'other'];
  if (isAgainst && wasAgainst) return other.clientId !== clientId;
  if (isAgainst) return other.clientId !== clientId || other.role === 'with';
  return wasAgainst && (other.clientId !== clientId || mine.role === 'with');
}

/** The same in whichever order the names are read. */
export const digestOf = (...named: readonly Named[]): string =>
  createHash('sha256')
    .update(
      named
        .map(({ role, clientId, names }) => JSON.stringify([role, clientId, names]))
        .sort()
        .join('\n'),
    )
    .digest('base64url');

/** Shown at once; a name that more are called says little. */
const MOST_MATCHES = 20;
/** Pairs of words that one matter may compare: a few tenths of a second at worst. */
const MOST_EFFORT = 200_000;

/**
 * Who of the professional's other matters may be one of this matter, the likeliest first. Of more names than can be compared, the rest may
 * all be: the professional looks at them.
 */
export function findMatches(names: readonly Named[], clientId: string): readonly Match[] {
  const mine = names.filter(({ isMine }) => isMine).map((named) => ({ named, parsed: parseNames(named.names) }));
  const found: Match[] = [];
  let effort = 0;
  for (const other of names.filter(({ isMine }) => !isMine)) {
    const opposed = mine.filter(({ named }) => areOpposed(named, other, clientId));
    if (opposed.length === 0) continue;
    if (effort > MOST_EFFORT && found.length >= MOST_MATCHES) break;
    const parsed = effort > MOST_EFFORT ? [] : parseNames(other.names);
    for (const one of opposed) {
      const score = effort > MOST_EFFORT ? LEAST_SCORE : sameParsed(one.parsed, parsed);
      effort += effortOf(one.parsed, parsed);
      if (score < LEAST_SCORE) continue;
      found.push({ mine: one.named, other, score, digest: digestOf(one.named, other) });
    }
  }
  return found.sort((a, b) => b.score - a.score || a.digest.localeCompare(b.digest)).slice(0, MOST_MATCHES);
}
