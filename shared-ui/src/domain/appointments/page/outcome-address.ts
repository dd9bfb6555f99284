import { href } from 'shared-contracts/remote/paths';

/** Where a party says what became of an appointment, also while its room is still open. */
export const outcomeAddress = (appointment: string): string =>
  href('/alt-zoom', undefined, { appointment, ask: 'outcome' });
