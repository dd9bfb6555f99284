import type { Ports } from './ports.ts';
import type { ApiReady } from './report-api.ts';

/** Prints the addresses, the demonstration accounts, and which sources differ from the released versions. */
export function announce(
  { shell, api }: Ports,
  { demoAccounts, mailbox }: ApiReady,
  seconds: number,
  differences: readonly string[] = [],
): void {
  console.log(`\nNimbia is up (${seconds.toFixed(1)} s)\n`);
  console.log(`  site   http://localhost:${shell}      (English: http://localhost:${shell}/en)`);
  console.log(`  API    http://localhost:${api}`);
  if (mailbox !== undefined) console.log(`  mail   ${mailbox}      (local mailbox: nothing leaves without SMTP_URL)`);
  if (demoAccounts.length > 0) console.log('\n  demo accounts');
  for (const { email, password, note } of demoAccounts)
    console.log(`    ${email.padEnd(24)}${password.padEnd(18)}${note}`);
  if (differences.length > 0) console.log('\n  not what stands in the folders');
  for (const difference of differences) console.log(`    ${difference}`);
  console.log('\n  Ctrl-C stops all of it.\n');
}
