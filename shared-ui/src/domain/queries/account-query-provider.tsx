import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { accountCache, keepCache } from './area-query-client.ts';

/** Provides the account's query client. Another account gets a new tree: a query's observer keeps its client. */
export function AccountQueryProvider({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform();
  // Renders again when another account signs in.
  useSessionUser();
  const cache = accountCache(platform);
  useEffect(() => keepCache(platform, cache), [platform, cache]);
  return (
    <QueryClientProvider key={cache.userId} client={cache.client}>
      {children}
    </QueryClientProvider>
  );
}
