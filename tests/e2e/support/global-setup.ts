import { startSystem } from './start-system.ts';

/** The real system, once for the whole run: built shell, API, seeded database of its own. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SHELL_URL && process.env.E2E_API_URL) return undefined;
  const system = await startSystem();
  process.env.E2E_SHELL_URL = system.shellUrl;
  process.env.E2E_API_URL = system.apiUrl;
  return system.stop;
}
