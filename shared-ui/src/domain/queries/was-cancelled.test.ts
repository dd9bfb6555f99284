import { CancelledError, QueryClient } from '@tanstack/react-query';
import { asCancelled, wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { problemError } from 'shared-contracts/testing/fake-http';

test('what the query client, a signal or the browser cancelled was cancelled; nothing else was', async () => {
  const client = new QueryClient();
  const asked = client.fetchQuery({ queryKey: ['diary'], queryFn: () => new Promise<string>(() => undefined) });
  client.clear();
  const rejected: unknown = await asked.catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(CancelledError);
  expect(wasCancelled(rejected)).toBe(true);
  expect(wasCancelled(asCancelled(AbortSignal.abort().reason))).toBe(true);
  expect(wasCancelled(asCancelled(new DOMException('signal timed out', 'TimeoutError')))).toBe(false);
  // What a database or a camera throws that gives up.
  expect(wasCancelled(new DOMException('The transaction was aborted.', 'AbortError'))).toBe(false);
  expect(wasCancelled(new DOMException('Starting videoinput failed', 'AbortError'))).toBe(false);
  expect(wasCancelled(new DOMException('signal timed out', 'TimeoutError'))).toBe(false);
  expect(wasCancelled(problemError('UNAVAILABLE', 503))).toBe(false);
  expect(wasCancelled(new TypeError('Failed to fetch'))).toBe(false);
  expect(wasCancelled('AbortError')).toBe(false);
});
