import { isPortFree } from './is-port-free.ts';
import type { Ports } from './ports.ts';

/** How far the first dev server's port is from that of the site: 3000 → 3010. */
const distance = 10;

/** Addresses of the dev servers, one for each workspace, on the first ports above the site's that are free. Nobody types them. */
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
