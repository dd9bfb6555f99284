import { atom, useAtomValue } from 'jotai';
import { RemoteFailure } from './remote-failure.tsx';

/** The remote that the page which the server rendered waits for in vain, and how often that was found. */
export const awayAtom = atom<{ readonly remote: string; readonly times: number }>();

/** Says above a page that the server rendered that its remote cannot be had: the page stays as it came, and its links open documents. */
export function CardAbove({ errorOf }: { readonly errorOf: (remote: string) => unknown }) {
  const away = useAtomValue(awayAtom);
  if (away === undefined) return null;
  const { remote, times } = away;
  return <RemoteFailure key={times} remote={remote} error={errorOf(remote)} isPage={false} />;
}
