import type { LiveEvents } from 'shared-contracts/platform/platform';

/** For the server, where no events arrive. */
export const noEvents: LiveEvents = { subscribe: () => () => undefined };
