import { relative } from 'node:path';

/** A reporter of `node --test` that writes the final counts as JSON, and says on the console which files took longest. */
export default async function* countReporter(source) {
  const files = [];
  for await (const { type, data } of source) {
    if (type !== 'test:summary') continue;
    if (data.file !== undefined) files.push({ file: relative('.', data.file), seconds: data.duration_ms / 1000 });
    else {
      yield JSON.stringify(data.counts);
      const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 8);
      console.log(`\nslowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`);
    }
  }
}
