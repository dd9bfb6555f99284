import { spawn } from 'node:child_process';
import { expect, shellUrl, test } from './support/test.ts';
import { word } from '../e2e/support/words.ts';
import { freePort } from '../commands/free-port.ts';
import { edit } from './support/edit.ts';

/** Runs `npm run dev -- remote-public` for a shell that runs already; answers the link that it prints and how to end it. */
async function serveForShell(): Promise<{ link: string; stop: () => void }> {
  const child = spawn(process.execPath, ['webpack/commands/dev.ts', 'remote-public'], {
    cwd: process.env.DEV_TREE,
    env: { ...process.env, DEPLOYED_SHELL: shellUrl(), PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const link = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const found = /\S+\?override=remote-public@\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { link, stop: () => child.kill('SIGTERM') };
}

test('one remote is served for a shell that runs elsewhere: the link takes it, an edit loads the page again', async ({
  page,
}) => {
  const { link, stop } = await serveForShell();
  try {
    await page.goto(link);
    await page.goto('/en/login-user');
    const badge = page.getByText(word('en', 'shell/developer', 'overridden').replace('{{remote}}', 'remote-public'));
    await expect(badge).toBeVisible();
    await edit('remote-public/src/components/form-page.tsx', '</h1>', "{' from my machine'}</h1>");
    await expect(page.getByRole('heading', { level: 1 })).toContainText('from my machine');
    await page.getByRole('link', { name: word('en', 'shell/developer', 'reset'), exact: true }).click();
    await expect(badge).toHaveCount(0);
  } finally {
    stop();
  }
});
