import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPortFree } from '../../../webpack/processes/is-port-free.ts';
import { startSystem } from '../../e2e/support/start-system.ts';
import { copyTree } from './copy-tree.ts';

/** `npm run dev` on a copy of the tree, once for all tests; everything is removed at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const tree = await copyTree(join(import.meta.dirname, '../../..'));
  const system = await startSystem({}, { command: 'dev', root: tree }).catch(async (error: unknown) => {
    await rm(tree, { recursive: true });
    throw error;
  });
  process.env.E2E_SHELL_URL = system.shellUrl;
  process.env.E2E_API_URL = system.apiUrl;
  process.env.DEV_TREE = tree;
  return async () => {
    await system.stop();
    await rm(tree, { recursive: true });
    const ports = [system.shellUrl, system.apiUrl].map((url) => Number(new URL(url).port));
    for (const port of ports)
      if (!(await isPortFree(port))) throw new Error(`npm run dev has ended and something still listens on ${port}`);
  };
}
