import type { Ports } from './ports.ts';
import type { ApiReady } from './report-api.ts';

/** Tells the person where everything is, and who can be signed in as. */
export function announce({ shell, api }: Ports, { demoAccounts, mailbox }: ApiReady, seconds: number): void {
  console.log(`\nNimbia is up (${seconds.toFixed(1)} s)\n`);
  console.log(`  site   http://localhost:${shell}      (English: http://localhost:${shell}/en)`);
  console.log(`  API    http://localhost:${api}`);
  if (mailbox !== undefined) console.log(`  mail   ${mailbox}      (local mailbox: nothing leaves without SMTP_URL)`);
  if (demoAccounts.length > 0) console.log('\n  demo accounts');
  for (const { email, password, note } of demoAccounts)
    console.log(`    ${email.padEnd(24)}${password.padEnd(18)}${note}`);
  console.log('\n  Ctrl-C stops all of it.\n');
}
