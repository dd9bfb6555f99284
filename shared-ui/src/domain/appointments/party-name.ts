/** Where it stood until 1.4.0: remotes built for that may ask for it here until 2.0.0. */
export { partyName } from 'shared-contracts/processes/party-name';
