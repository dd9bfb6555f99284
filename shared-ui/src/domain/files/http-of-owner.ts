import { useState } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Platform } from 'shared-contracts/platform/platform';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';

/**
 * The HTTP client for what one person has begun and what is sent later: refuses with UNAUTHENTICATED, without a request,
 * once their session is over or somebody else is signed in, whose name it would be sent in.
 */
export const httpOfOwner = (
  { http, session }: Pick<Platform, 'http' | 'session'>,
  ownerId: string | undefined,
): HttpClient => ({
  async request(method, path, schema, options) {
    if (session.user?.id !== ownerId) throw new ProblemError({ status: 401, code: 'UNAUTHENTICATED', errors: [] });
    return http.request(method, path, schema, options);
  },
});

/** {@link httpOfOwner} of whoever opened the page: what is encoded first, or sent again, takes a while. */
export function useOwnHttp(): HttpClient {
  const platform = usePlatform();
  const [ownerId] = useState(() => platform.session.user?.id);
  return httpOfOwner(platform, ownerId);
}
