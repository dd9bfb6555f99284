import { devOrigins } from './dev-origins.ts';
import { wantedPorts } from './ports.ts';
import { serveRemote } from './serve-remote.ts';

/** Timeout of the deployed shell, in ms. */
const timeout = 10_000;

/** Checks that a shell reads overrides. @throws Error with one sentence when it does not */
async function checkShell(shell: URL): Promise<void> {
  const question = new URL('/?override=none', shell);
  const answer = await fetch(question, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    (cause: unknown) => {
      throw new Error(`${shell.origin} does not answer.`, { cause });
    },
  );
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith('overrides='))) return;
  throw new Error(`${shell.origin} reads no overrides: it is a production shell, or runs without DEVELOPER_TOOLS=on.`);
}

/** Serves remotes for a deployed shell and prints the address that loads them. @throws Error when that shell does not accept overrides */
export async function developAgainst(address: string, chosen: readonly string[]): Promise<void> {
  const shell = URL.parse(address);
  if (shell === null || !/^https?:$/.test(shell.protocol))
    throw new Error(`DEPLOYED_SHELL is "${address}"; set it to an address such as https://staging.nimbia.example.`);
  await checkShell(shell);
  const origins = await devOrigins(wantedPorts(), chosen);
  console.log(`Compiling ${chosen.join(', ')} …`);
  for (const [workspace, origin] of Object.entries(origins)) await serveRemote(workspace, origin, true);

  const overrides = Object.entries(origins).map(
    ([workspace, origin]) => `override=${workspace}@${origin}/manifest.json`,
  );
  console.log(`\nOpen this in your browser; it holds until the browser is closed:\n`);
  console.log(`  ${shell.origin}/?${overrides.join('&')}\n`);
  console.log(`And this to give it back:\n\n  ${shell.origin}/?override=none\n`);
  console.log('An edit loads the page again; a style sheet changes in place. Ctrl-C stops.\n');
}
