import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that the page saves after `ask`. */
export async function readDownload(page: Page, ask: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), ask()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
