/** Moved in 1.4.0; re-exported for remotes built against older versions, until 2.0.0. */
export { partyName } from 'shared-contracts/processes/party-name';
