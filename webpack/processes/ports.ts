import { isPortFree } from './is-port-free.ts';

export interface Ports {
  readonly shell: number;
  readonly api: number;
}

const portOf = (name: string, fallback: number): number => {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} is "${text}", which is no port; set it to a number from 1 to 65535.`);
  return process.exit(1);
};

/** The ports from the environment, free or not. */
export const wantedPorts = (): Ports => ({ shell: portOf('PORT', 3000), api: portOf('API_PORT', 4000) });

/** The ports from the environment. Exits with one sentence when one is in use. */
export async function readPorts(): Promise<Ports> {
  const ports = wantedPorts();
  if (ports.shell === ports.api) {
    console.error(`PORT and API_PORT are both ${ports.shell}; the site and the API need one each.`);
    process.exit(1);
  }
  for (const [variable, port] of [
    ['PORT', ports.shell],
    ['API_PORT', ports.api],
  ] as const) {
    if (await isPortFree(port)) continue;
    console.error(`Port ${port} is in use: stop what listens there or set ${variable} to another port.`);
    process.exit(1);
  }
  return ports;
}
