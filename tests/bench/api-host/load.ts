import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as v from 'valibot';

const result = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});
export type Load = v.InferOutput<typeof result>;

const program = createRequire(import.meta.url).resolve('autocannon');
const run = promisify(execFile);

/** Requests per second and latency with `connections` for `seconds`, measured by autocannon in its own process. */
export async function load(
  url: string,
  { seconds = 5, connections = 50, body }: { seconds?: number; connections?: number; body?: unknown } = {},
): Promise<Load> {
  const post =
    body === undefined ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)];
  const { stdout } = await run(
    process.execPath,
    [program, '-j', '-c', String(connections), '-d', String(seconds), ...post, url],
    {
      maxBuffer: 2 ** 24,
    },
  );
  const answer = v.parse(result, JSON.parse(stdout));
  if (answer.non2xx > 0 || answer.errors > 0)
    throw new Error(`${url}: ${answer.non2xx} refusals and ${answer.errors} errors under load`);
  return answer;
}
