import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { verifyAudit } from '../modules/audit/verify-audit.ts';
import { openServices } from '../open-services.ts';

/**
 * `npm run verify-audit [-- --head <hash>]`: computes the chain of the audit log again and names the first entry that does not fit. With the
 * head of an earlier run it also shows that nothing was cut off the end. On the embedded database nothing else may have it open.
 */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function knownHead(): string | undefined {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
    if (head === undefined || /^[\da-f]{64}$/u.test(head)) return head;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // how parseArgs says that it does not know a word
  }
  return fail('Usage: verify-audit [--head <64 hexadecimal digits>]');
}

const reasons = {
  content: 'its content is not what was written',
  order: 'it does not follow the entry before it: one was taken out or put in',
};

const head = knownHead();
const services = await Promise.resolve(process.env)
  .then(readConfig)
  .then((config) => openServices(config))
  .catch((error: Error) => fail(error.message));
let verdict;
try {
  verdict = await verifyAudit(services.db, head);
} finally {
  await services.close();
}
const { broken, entries } = verdict;
if (broken)
  fail(
    `Entry ${broken.id} of the audit log is broken (${broken.action}, ${broken.at.toISOString()}): ${reasons[broken.why]}. ` +
      `The ${entries} entries before it are whole.`,
  );
if (!verdict.hasKnownHead) fail(`The audit log is cut short: none of its ${entries} entries is the given head.`);
process.stdout.write(`The audit log is whole: ${entries} entries. Head: ${verdict.head}\n`);
