import { relative } from 'node:path';
import { inspect } from 'node:util';

/** A reporter of `node --test` that writes the counts and failures as JSON, and prints the slowest files. */
export default async function* countReporter(source) {
  const files = [];
  const failures = [];
  const failedFiles = new Set();
  for await (const { type, data } of source) {
    // A file or a group that failed because of one of its tests has no failure of its own.
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      const { error } = data.details;
      if (data.file !== undefined) failedFiles.add(relative('.', data.file));
      failures.push(`${relative('.', data.file ?? '')}:${data.line} ${data.name}\n${inspect(error.cause ?? error)}`);
    }
    if (type !== 'test:summary') continue;
    if (data.file !== undefined) files.push({ file: relative('.', data.file), seconds: data.duration_ms / 1000 });
    else {
      yield JSON.stringify({ ...data.counts, failures, failedFiles: [...failedFiles] });
      const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 8);
      console.log(`\nslowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`);
    }
  }
}
