import type { Kysely } from 'kysely';
import { StartError } from '../settings/start-error.ts';
import type { Tables } from '../db/schema.ts';
import { declaredSecurity } from './declared-security.ts';
import type { Policy } from './policy.ts';
import { currentSecurity } from './current-security.ts';

/** Differences shown in the error. */
const SHOWN = 10;

/** @throws StartError naming differences between the database's security and the declared one: the server then refuses to start. */
export async function verifySecurity(owner: Kysely<Tables>, policies: readonly Policy[]): Promise<void> {
  const [declared, present] = [await declaredSecurity(owner, policies), await currentSecurity(owner)];
  const faults = [
    ...[...present].flatMap(([what, how]) => fault(what, how, declared.get(what))),
    ...[...declared.keys()].filter((what) => !present.has(what)).map((what) => `${what} is missing`),
  ];
  if (faults.length === 0) return;
  const more = faults.length > SHOWN ? `; and ${faults.length - SHOWN} more` : '';
  throw new StartError(
    `The database is not safe to serve: ${faults.slice(0, SHOWN).join('; ')}${more}. See "When a start is refused" in docs/operations.md.`,
  );
}

function fault(what: string, how: string, declared: string | undefined): string[] {
  if (how === declared) return [];
  if (declared === undefined) return [`${what} was not declared${how && ` (${how})`}`];
  return [`${what} was changed (${how || '–'} instead of ${declared || '–'})`];
}
