import type { RegisteredRemote, Registry } from 'shared-contracts/remote/registry';

/** Who gets what of a remote, in a line. */
export function channelsOf({ name, channels: { stable, canary }, isOff }: RegisteredRemote): string {
  const tried = canary === undefined ? '' : `, ${canary.version} for ${canary.percentage} % of the visitors`;
  return `${name}: ${stable}${tried}${isOff ? ' (switched off)' : ''}`;
}

/** The line of one remote. */
export const lineOf = ({ remotes }: Registry, name: string): string =>
  remotes.flatMap((remote) => (remote.name === name ? [channelsOf(remote)] : [])).join('');
