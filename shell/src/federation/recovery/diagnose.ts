import type { LoadReason } from '../loading/load-error.ts';

/** Timeout in milliseconds. */
const timeout = 2_000;

/** Integrities of files that were found intact: if one fails again, it is no accident. */
const intact = new Set<string>();

/**
 * Why a script or a sheet failed to load: its element does not say. Undefined where the file is available now, as
 * after a short loss of connection.
 */
export async function diagnose(url: string, integrity: string | undefined): Promise<LoadReason | undefined> {
  const ask = (options: RequestInit): Promise<Response> =>
    fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout), ...options });
  try {
    const answer = await ask({});
    // An interrupted response shows here.
    await answer.arrayBuffer();
    if (!answer.ok) return 'refused';
    // An HTML page: a host that answers every URL with its front page.
    if (/html/iu.test(answer.headers.get('content-type') ?? '')) return 'malformed';
  } catch {
    return 'unreachable';
  }
  if (integrity === undefined) return 'malformed';
  // The same file again, with integrity: only a mismatch can fail now.
  try {
    await ask({ integrity });
  } catch {
    return 'tampered';
  }
  if (intact.has(integrity)) return 'malformed';
  intact.add(integrity);
  return undefined;
}
