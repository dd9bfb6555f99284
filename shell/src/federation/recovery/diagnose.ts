import type { LoadReason } from '../loading/load-error.ts';

/** Longest time that finding out may take. */
const patience = 2_000;

/** Files that were found well, by what they have to be: one that then fails again is no accident. */
const well = new Set<string>();

/**
 * Why a script or a sheet did not come: its element only says that it did not. Asked once, when it is given up. Nothing is answered where the
 * file is well by now, as after a connection that was away for seconds.
 */
export async function diagnose(url: string, integrity: string | undefined): Promise<LoadReason | undefined> {
  const ask = (options: RequestInit): Promise<Response> =>
    fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience), ...options });
  try {
    const answer = await ask({});
    // A connection that is cut in the middle shows here.
    await answer.arrayBuffer();
    if (!answer.ok) return 'refused';
    // What stands there is a page for people: of a host that answers everything with its front page.
    if (/html/iu.test(answer.headers.get('content-type') ?? '')) return 'malformed';
  } catch {
    return 'unreachable';
  }
  if (integrity === undefined) return 'malformed';
  // The same file once more, checked: a digest that differs is an error here, and all else has been seen to work.
  try {
    await ask({ integrity });
  } catch {
    return 'tampered';
  }
  if (well.has(integrity)) return 'malformed';
  well.add(integrity);
  return undefined;
}
