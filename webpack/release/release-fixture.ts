import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import { integrityOf, writeBuildRecord } from './build-record.ts';

export interface FixtureOptions {
  readonly version?: string;
  readonly contract?: string;
  /** Contract in its code, when it differs from its description. */
  readonly codeContract?: string;
  /** Pattern in its description. */
  readonly pattern?: string;
  /** Paths in its code. */
  readonly paths?: readonly string[];
  /** Source of its script. */
  readonly script?: string;
  /** Its style sheet. */
  readonly styles?: string;
  /** False: no integrity in its manifest. */
  readonly withIntegrity?: boolean;
}

const server = (name: string, contract: string, paths: readonly string[]): string => `
  const routes = ${JSON.stringify(paths.map((path) => ({ id: `${name}${path}`, path })))};
  const remote = { contract: '${contract}', routes, layouts: {}, locales: {} };
  exports.container = { init: async () => undefined, get: async () => () => remote };`;

/** For tests: writes the output directory of a remote's build, without webpack. */
export async function writeBuild(
  directory: string,
  name: string,
  {
    version = '1.0.0-a',
    contract = `^${contractVersion}`,
    codeContract = contract,
    pattern = '/page',
    paths = [pattern],
    script = `// ${name} ${version}`,
    styles = `.${name}__page{color:red}`,
    withIntegrity = true,
  }: FixtureOptions = {},
): Promise<void> {
  const manifest = {
    schema: 1,
    name,
    version,
    container: 'container',
    entry: 'entry.js',
    exposed: { js: ['entry.js'], css: [] },
    chunks: { 'page-one': { js: ['entry.js'], css: [] } },
    locales: {},
    integrity: withIntegrity
      ? { 'entry.js': integrityOf(Buffer.from(script)), 'page.css': integrityOf(Buffer.from(styles)) }
      : {},
  };
  const files = {
    'entry.js': script,
    'page.css': styles,
    'manifest.json': JSON.stringify(manifest),
    'server/remote-entry.cjs': server(name, codeContract, paths),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  const description: RemoteDescription = {
    name,
    contract,
    layouts: [],
    routes: [{ pattern, layout: 'default', render: 'browser', chunk: 'page-one' }],
    words: {},
  };
  await writeBuildRecord(directory, description, version);
}
