import { spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, shellUrl, test } from './support/test.ts';
import { translate } from '../e2e/support/translate.ts';
import { freePort } from '../commands/free-port.ts';
import { edit } from './support/edit.ts';

/** Runs `npm run dev` for a deployed shell; returns the printed link and a function that stops it. */
async function serveForShell(remote: string): Promise<{ link: string; stop: () => void }> {
  const child = spawn(process.execPath, ['webpack/commands/dev.ts', remote], {
    cwd: process.env.DEV_TREE,
    env: { ...process.env, DEPLOYED_SHELL: shellUrl(), PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const link = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const found = /\S+\?override=remote-\S+@\S+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { link, stop: () => child.kill('SIGTERM') };
}

test('one remote is served for a deployed shell: the link loads it, an edit reloads the page', async ({ page }) => {
  const { link, stop } = await serveForShell('remote-public');
  try {
    await page.goto(link);
    await page.goto('/en/login-user');
    const badge = page.getByText(
      translate('en', 'shell/developer', 'overridden').replace('{{remote}}', 'remote-public'),
    );
    await expect(badge).toBeVisible();
    await edit('remote-public/src/forms/form-page.tsx', '</h1>', "{' from my machine'}</h1>");
    await expect(page.getByRole('heading', { level: 1 })).toContainText('from my machine');
    await page.getByRole('link', { name: translate('en', 'shell/developer', 'reset'), exact: true }).click();
    await expect(badge).toHaveCount(0);
  } finally {
    stop();
  }
});

test('an unknown remote, and then a new page of it, is loaded by a deployed shell', async ({ page, quiet }) => {
  // The shell's server knows only the registry; the browser renders the page.
  quiet.allow(/404 \(Not Found\) \(\S+\/en\/labo(?:\/more)?\)$/u);
  const { status, stderr } = spawnSync(process.execPath, ['webpack/commands/create-remote.ts', 'labo'], {
    cwd: process.env.DEV_TREE,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const { link, stop } = await serveForShell('labo');
  try {
    await page.goto(link);
    await page.goto('/en/labo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New page labo');
    // In the layout of a remote that the shell knows.
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await edit('remote-labo/src/routes.ts', "path: '/labo',", "path: '/labo/more',");
    await expect(async () => {
      await page.goto('/en/labo/more');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New page labo', { timeout: 5_000 });
    }).toPass();
  } finally {
    stop();
    await rm(join(process.env.DEV_TREE ?? '', 'remote-labo'), { recursive: true });
  }
});
