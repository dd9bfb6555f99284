import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benches } from '../bench/benches.ts';
import { toMarkdown, type Section } from '../bench/section.ts';

const file = join(import.meta.dirname, '../../docs/performance.md');

function heading(): string {
  const [cpu] = cpus();
  return [
    '# Performance',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${type()}, Node ${process.version}.`,
    'Medians within one run, beside the baseline of that run; the budgets are those of the architecture.',
    '',
  ].join('\n');
}

/** `npm run bench`: runs all benchmarks and writes docs/performance.md. `npm run bench -- --only web` prints the matching ones only. */
async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = benches.filter(({ name }) => !values.only || name.includes(values.only));
  // Before what takes long.
  for (const { name, obstacle } of wanted) {
    const why = obstacle?.();
    if (why) throw new Error(`${name}: ${why}`);
  }
  const sections: Section[] = [];
  for (const { name, run } of wanted) {
    console.log(`▶ ${name}`);
    for await (const section of run()) {
      console.log(toMarkdown(section));
      sections.push(section);
    }
  }
  if (!values.only) writeFileSync(file, [heading(), ...sections.map(toMarkdown)].join('\n'));
}

await main();
