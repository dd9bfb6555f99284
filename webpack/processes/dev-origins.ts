import { isPortFree } from './is-port-free.ts';
import type { Ports } from './ports.ts';

/** How far the dev servers' ports are from that of the site: 3000 → 3010, 3011, … */
const distance = 10;

/** Addresses of the dev servers, one for each workspace, free as of now. Ends the process with one sentence when they are not. */
export async function devOrigins(
  { shell, api }: Ports,
  workspaces: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const ports = workspaces.map((workspace, index) => [workspace, shell + distance + index] as const);
  for (const [workspace, port] of ports) {
    if (port !== api && (await isPortFree(port))) continue;
    console.error(
      `Port ${port}, for the bundle of ${workspace}, is in use: stop what listens there or set PORT to another port.`,
    );
    process.exit(1);
  }
  return Object.fromEntries(ports.map(([workspace, port]) => [workspace, `http://localhost:${port}`]));
}
