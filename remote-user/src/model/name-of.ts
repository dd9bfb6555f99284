import { partyName, type NamedParty } from 'shared-contracts/formats/person/party-name';

/** As the profile says it, or `deleted` once the account is. */
export const nameOf = (party: NamedParty, deleted: string): string =>
  party.lastName === '–' ? deleted : partyName(party);
