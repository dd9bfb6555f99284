import { readConfig } from '../settings/config.ts';
import { openServices } from '../open-services.ts';
import type { OpenServices } from '../open-services.ts';
import { fail } from './fail.ts';

/**
 * Opens the configured services for a command, and closes them. If they cannot be opened, e.g. because a running API uses
 * the embedded database, the command fails with one sentence.
 */
export async function withServices<T>(work: (services: OpenServices) => Promise<T>): Promise<T> {
  const services = await Promise.resolve(process.env)
    .then(readConfig)
    .then((config) => openServices(config))
    .catch((error: Error) => fail(error.message));
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
