import { parseArgs } from 'node:util';
import { verifyAudit } from '../modules/audit/verify-audit.ts';
import { fail } from './fail.ts';
import { withServices } from './with-services.ts';

/**
 * `npm run verify-audit [-- --head <hash>]`: recomputes the hash chain of the audit log and names the first invalid entry.
 * The head of an earlier run also proves that the end was not truncated. The embedded database must not be open elsewhere.
 */
function knownHead(): string | undefined {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
    if (head === undefined || /^[\da-f]{64}$/u.test(head)) return head;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // thrown by parseArgs for unknown arguments
  }
  return fail('Usage: verify-audit [--head <64 hexadecimal digits>]');
}

const reasons = {
  content: 'its content is not what was written',
  order: 'it does not follow the entry before it: one was taken out or put in',
};

const head = knownHead();
const verdict = await withServices(({ db }) => verifyAudit(db, head));
const { broken, entries } = verdict;
if (broken)
  fail(
    `Entry ${broken.id} of the audit log is broken (${broken.action}, ${broken.at.toISOString()}): ${reasons[broken.why]}. ` +
      `The ${entries} entries before it are whole.`,
  );
if (!verdict.hasKnownHead) fail(`The audit log is cut short: none of its ${entries} entries is the given head.`);
process.stdout.write(`The audit log is whole: ${entries} entries. Head: ${verdict.head}\n`);
