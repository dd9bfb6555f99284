import type { RegisteredRemote, Registry } from 'shared-contracts/remote/registry';

/** The channels of a remote, in one line. */
export function channelsOf({ name, channels: { stable, canary }, takenBack, isOff }: RegisteredRemote): string {
  const tried = canary === undefined ? '' : `, ${canary.version} for ${canary.percentage} % of the visitors`;
  const judged = takenBack === undefined ? '' : `; ${takenBack.version} was taken back: ${takenBack.reason}`;
  return `${name}: ${stable}${tried}${isOff ? ' (switched off)' : ''}${judged}`;
}

/** The line of one remote. */
export const lineOf = ({ remotes }: Registry, name: string): string =>
  remotes.flatMap((remote) => (remote.name === name ? [channelsOf(remote)] : [])).join('');
