import { partyName, type NamedParty } from 'shared-contracts/processes/party-name';

/** As the profile says it, or `deleted` once the account is. */
export const nameOf = (party: NamedParty, deleted: string): string =>
  party.lastName === '–' ? deleted : partyName(party);
