import type { LiveEvents } from 'shared-contracts/platform/platform';

/** Listens for another plan. An event without data says that some may have been missed. */
export const onPlanChange = (events: LiveEvents, listener: () => void): (() => void) =>
  events.subscribe('account.changed', ({ data }) => {
    if (data['part'] === undefined || data['part'] === 'plan') listener();
  });
