import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemoteFailure } from './remote-failure.tsx';
import { RemoteRetryContext } from './remote-retry.ts';

export interface CardAbove {
  /** The element that holds what the server rendered; it stays as it is, and its links open documents. */
  readonly page: HTMLElement;
  readonly remote: string;
  /** What happened to a remote. */
  readonly errorOf: (remote: string) => unknown;
  /** Puts the store, the language and the platform around the card. */
  readonly wrap: (card: ReactNode) => ReactNode;
  /** Fetches the remote again; answers the one that is away still, nothing when the page has come alive. */
  readonly retry: (remote: string) => Promise<string | undefined>;
}

/** Says above a page that the server rendered that its remote cannot be had, until a retry brings the page to life. */
export function showCardAbove({ page, remote: first, errorOf, wrap, retry }: CardAbove): void {
  const place = document.createElement('div');
  page.before(place);
  const root = createRoot(place);
  const show = (remote: string, attempt: number): void => {
    const handleRetry = (): boolean => {
      void retry(remote).then((failed) => {
        if (failed !== undefined) return show(failed, attempt + 1);
        root.unmount();
        place.remove();
      });
      return true;
    };
    root.render(
      wrap(
        <RemoteRetryContext value={handleRetry}>
          <RemoteFailure key={attempt} remote={remote} error={errorOf(remote)} isPage={false} />
        </RemoteRetryContext>,
      ),
    );
  };
  show(first, 0);
}
