import { remove, retire, unusedFor } from '../release/registry-changes.ts';
import { ReleaseError } from '../release/release-store.ts';
import { runCommand } from '../release/run-command.ts';

/** Default retention: by then, open pages have been closed or reloaded. */
const daysOfGrace = (): number => {
  const days = Number(process.env['KEEP_VERSIONS_DAYS'] || 30);
  if (Number.isFinite(days) && days >= 0) return days;
  throw new ReleaseError(`KEEP_VERSIONS_DAYS is “${process.env['KEEP_VERSIONS_DAYS']}”; it is a number of days.`);
};

await runCommand({
  usage: 'retire -- <remote> [version | --remote]',
  options: { remote: { type: 'boolean' } },
  words: [1, 2],
  run: async ({ store, words: [name = '', version], options }) => {
    if (options.remote === true) {
      if (version !== undefined) throw new ReleaseError('Name a version, or say --remote for all of it.');
      await store.change(remove(name));
      return `${name} is no longer in the registry. Its files stay in ${store.name} for the pages that are open.`;
    }
    const versions = version === undefined ? unusedFor(await store.registry(), name, daysOfGrace()) : [version];
    if (versions.length === 0) return `Nothing of ${name} has been unused for ${daysOfGrace()} days.`;
    // Registry first, so that no page is sent to files being removed.
    await store.change(retire(name, versions));
    for (const one of versions) await store.remove(`${name}/${one}`);
    return `Retired ${versions.join(', ')} of ${name}.`;
  },
});
