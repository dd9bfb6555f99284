import type { createStore } from 'jotai';
import { redirect } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { signInPath } from 'shared-contracts/remote/return-path';
import { areaOf } from './areas/area-of.ts';

export interface GuardArguments {
  readonly request: Request;
  /** Where the tab is going: React Router leaves the fragment out of a request. */
  readonly destination?: string;
  readonly platform: Platform;
  readonly store: ReturnType<typeof createStore>;
}

/**
 * Keeps the areas behind their doors, before a remote's loader runs: a redirect to the sign-in page with the way back for a visitor.
 * @throws a 403 answer for a person of the other role; the root shows them a page that says so, in place of the area's
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
