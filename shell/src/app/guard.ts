import type { createStore } from 'jotai';
import { redirect } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { signInPath } from 'shared-contracts/remote/return-path';
import { areaOf } from './areas/area-of.ts';

export interface GuardArguments {
  readonly request: Request;
  /** Destination of the tab: React Router leaves the fragment out of a request. */
  readonly destination?: string;
  readonly platform: Platform;
  readonly store: ReturnType<typeof createStore>;
}

/**
 * Guards the areas behind sign-in before a remote’s loader runs: redirects visitors to the sign-in page with a return
 * path.
 * @throws a 403 response for another role; the root shows a page for it
 */
export function guard({ request, destination = request.url, platform }: GuardArguments): Response | undefined {
  const url = new URL(request.url);
  const pathname = withoutLocale(url.pathname);
  const area = areaOf(pathname);
  if (area === null) return undefined;
  const { user } = platform.session;
  if (user === null) return redirect(signInPath(area, pathname + url.search + new URL(destination).hash));
  if (user.role !== area) throw Response.json({ code: 'WRONG_ROLE' }, { status: 403 });
  return undefined;
}
