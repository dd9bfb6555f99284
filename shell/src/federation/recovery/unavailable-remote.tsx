import { atom, useAtomValue } from 'jotai';
import { RemoteFailure } from './remote-failure.tsx';

/** The remote that a server-rendered page waits for in vain, and how often it failed. */
export const unavailableRemoteAtom = atom<{ readonly remote: string; readonly times: number }>();

/**
 * Error card above a server-rendered page whose remote failed to load: the page stays static, and its links load
 * documents.
 */
export function UnavailableRemote({ errorOf }: { readonly errorOf: (remote: string) => unknown }) {
  const away = useAtomValue(unavailableRemoteAtom);
  if (away === undefined) return null;
  const { remote, times } = away;
  return <RemoteFailure key={times} remote={remote} error={errorOf(remote)} isPage={false} />;
}
