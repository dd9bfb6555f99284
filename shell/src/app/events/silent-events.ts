import type { LiveEvents } from 'shared-contracts/platform/platform';

/** The server renders a moment; nothing happens in it. */
export const silentEvents: LiveEvents = { subscribe: () => () => undefined };
