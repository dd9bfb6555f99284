import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDirectory, buildRemote } from '../../../webpack/build/build-remote.ts';
import { buildsDirectory, root } from '../../../webpack/paths.ts';
import { fillTestStore } from '../../commands/test-store.ts';
import { fourthRemote } from '../../contract/fourth-remote.ts';

export const editions = ['first', 'second', 'third', 'browser', 'endless', 'framed'] as const;
export type Edition = (typeof editions)[number];

/** Inside the repository, so that the sources resolve their dependencies; one for each edition, as Node reads a file of routes once. */
const workspaceOf = (edition: Edition) => `.cache/remote-fourth-${process.pid}/${edition}`;

/** Builds the editions of a fourth remote, each as its own version; the tests release them. */
export default async function buildEditions(): Promise<() => void> {
  await fillTestStore();
  for (const edition of editions) {
    const workspace = workspaceOf(edition);
    for (const [path, text] of Object.entries(fourthRemote(edition))) {
      const file = join(root, workspace, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await buildRemote(workspace, () => undefined);
    process.env[`EDITION_${edition}`] = buildDirectory(workspace);
  }
  return () => {
    rmSync(join(root, `.cache/remote-fourth-${process.pid}`), { recursive: true, force: true });
    rmSync(join(buildsDirectory, 'remote-fourth'), { recursive: true, force: true });
  };
}

/** Build directory of an edition. */
export function buildOf(edition: Edition): string {
  const directory = process.env[`EDITION_${edition}`];
  if (directory === undefined) throw new Error(`The ${edition} edition was not built.`);
  return directory;
}
