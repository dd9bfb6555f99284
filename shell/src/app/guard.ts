import type { createStore } from 'jotai';
import type { Platform } from 'shared-contracts/platform/platform';

interface GuardArguments {
  readonly request: Request;
  readonly platform: Platform;
  readonly store: ReturnType<typeof createStore>;
}

/** Answers a redirect where the person may not go. */
export function guard(_: GuardArguments): Response | undefined {
  return undefined;
}
