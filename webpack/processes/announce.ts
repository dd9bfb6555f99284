import type { Ports } from './ports.ts';

const demoAccounts = [
  ['client@nimbia.test', 'Client-2026!', 'client'],
  ['pro@nimbia.test', 'Avocat-2026!', 'lawyer, standard plan'],
  ['pro-free@nimbia.test', 'Avocat-2026!', 'lawyer, free plan'],
  ['operator@nimbia.test', 'Operateur-2026!', 'operator'],
] as const;

/** Tells the person where everything is. Production has no demonstration accounts. */
export function announce({ shell, api }: Ports, seconds: number): void {
  console.log(`\nNimbia is up (${seconds.toFixed(1)} s)\n`);
  console.log(`  site   http://localhost:${shell}      (English: http://localhost:${shell}/en)`);
  console.log(`  API    http://localhost:${api}`);
  if (process.env['NODE_ENV'] !== 'production') {
    console.log('\n  demo accounts');
    for (const [email, password, who] of demoAccounts)
      console.log(`    ${email.padEnd(24)}${password.padEnd(18)}${who}`);
  }
  console.log('\n  Ctrl-C stops all of it.\n');
}
