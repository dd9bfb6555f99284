import { ensureChromium } from './ensure-chromium.ts';
import { ensureCoturn } from './ensure-coturn.ts';
import { ensureRadicale } from './ensure-radicale.ts';
import { findPostgres } from './find-postgres.ts';

/** Installs the programs that tests need. Sequentially: the package manager has one lock. */
export async function installPrograms(): Promise<void> {
  await findPostgres();
  await ensureChromium();
  await ensureRadicale();
  await ensureCoturn();
}
