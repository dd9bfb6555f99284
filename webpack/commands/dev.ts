import { remoteNamed, remoteWorkspaces } from '../build/remotes.ts';
import { developAgainst } from '../processes/develop-against.ts';
import { developHere } from '../processes/develop-here.ts';

const all = remoteWorkspaces();
const asked = process.argv.slice(2).map(remoteNamed);
const unknown = asked.filter((workspace) => !all.includes(workspace));
const deployed = process.env['DEPLOYED_SHELL'] ?? '';

if (unknown.length > 0 || (deployed !== '' && asked.length === 0)) {
  if (unknown.length > 0) console.error(`There is no remote ${unknown.join(', ')}.`);
  console.error(`Usage: npm run dev -- [remote …]; the remotes are ${all.join(', ')}.`);
  console.error('With DEPLOYED_SHELL=https://… they are served for that shell, and at least one has to be named.');
  process.exit(2);
}

try {
  await (deployed === '' ? developHere(asked.length === 0 ? all : asked) : developAgainst(deployed, asked));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
