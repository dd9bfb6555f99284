import { isPortFree } from './is-port-free.ts';
import type { Ports } from './ports.ts';

/** Offset of the first dev server's port from the site's: 3000 → 3010. */
const distance = 10;

/** Origins of the dev servers, one for each workspace, on the first free ports above the site's. */
export async function devOrigins(
  { shell, api }: Ports,
  workspaces: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const origins: Record<string, string> = {};
  let port = shell + distance;
  for (const workspace of workspaces) {
    while (port === api || !(await isPortFree(port))) port += 1;
    origins[workspace] = `http://localhost:${port}`;
    port += 1;
  }
  return origins;
}
