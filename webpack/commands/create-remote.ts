import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describeRemote } from '../build/build-remote.ts';
import { remoteWorkspaces } from '../build/remotes.ts';
import { root } from '../paths.ts';
import { asMatched } from '../release/registry-changes.ts';
import { remoteFiles } from '../scaffold/remote-files.ts';

const read = <S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(readFileSync(join(root, file), 'utf8')));

const [name = '', ...more] = process.argv.slice(2);
const folder = name.startsWith('remote-') ? name : `remote-${name}`;
const place = folder.replace('remote-', '');

if (more.length > 0 || !/^remote-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(folder) || folder.length > 50)
  fail('Use it so: npm run create-remote -- <name>, in at most 43 small letters, digits and hyphens between them', 2);
if (existsSync(join(root, folder))) fail(`There is a folder ${folder} already.`);
if (['en', 'assets', 'developer', 'health', 'remotes'].includes(place))
  fail(`/${place} is an address of the shell; give the remote another name.`);
const owner = remoteWorkspaces().find((workspace) =>
  describeRemote(workspace).routes.some(({ pattern }) => asMatched(pattern) === `/${place}`),
);
if (owner !== undefined) fail(`/${place} is a page of ${owner}; give the remote another name.`);

const { peerDependencies } = read(
  'remote-user/package.json',
  v.object({ peerDependencies: v.record(v.string(), v.string()) }),
);
for (const [path, text] of Object.entries(remoteFiles(folder, place, peerDependencies))) {
  const file = join(root, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

// The compiler wants its projects by name; everything else finds a remote by its folder.
const projects = read(
  'tsconfig.json',
  v.object({ files: v.array(v.string()), references: v.array(v.object({ path: v.string() })) }),
);
const references = [...projects.references, { path: `./${folder}` }];
// In one line, which leaves it to the formatter to break it as it was broken before.
writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...projects, references }));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { status } = spawnSync(npm, ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: root,
  stdio: 'inherit',
});
const { status: formatted } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/oxfmt/bin/oxfmt'), folder, 'tsconfig.json'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0 || formatted !== 0)
  fail(`${folder} is there, but the lockfile or the format is not as it should be; the messages above say why.`);

console.log(
  `${folder} is there: its page is at /${place} and /en/${place} with the next \`npm start\` or \`npm run dev\`.`,
);
console.log(`Its tests: \`npm run unit -- ${folder}\`. To release it: \`npm run release -- ${folder}\`.`);

function fail(sentence: string, code = 1): never {
  console.error(sentence);
  return process.exit(code);
}
