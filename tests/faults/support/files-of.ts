import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { testStore } from '../../commands/test-store.ts';
import { readLiveRegistry } from '../../contract/load-remote.ts';
import type { promisedTimes } from './promised-times.ts';

export type FileStep = Exclude<keyof typeof promisedTimes, 'mount' | 'page' | 'render'>;

const live = readLiveRegistry();

/** Script of a namespace's English strings, from the manifest: its file name does not contain the namespace. */
function scriptOf(remote: string, namespace: string): string {
  const entry = live.remotes.find(({ name }) => name === remote);
  const text = readFileSync(join(testStore, entry?.manifest ?? ''), 'utf8');
  return v.parse(v.pipe(v.string(), v.parseJson(), remoteManifest), text).locales[namespace]?.en ?? '';
}

/** The file of each load step of a page: its chunk, its sheet (or that of the whole remote) and the strings of a namespace. */
export function filesOf(
  remote: string,
  { chunk, sheet, words }: Readonly<Record<'chunk' | 'sheet' | 'words', string>>,
): Readonly<Record<FileStep, RegExp>> {
  const file = (name: string): RegExp => new RegExp(`/${remote}/[^/]+/${name}$`, 'u');
  return {
    manifest: file('manifest\\.json'),
    entry: file('remote-entry\\.\\w+\\.js'),
    exposed: file('remote\\.js'),
    chunk: file(`${chunk}\\.js`),
    style: file(`${sheet}\\.\\w+\\.css`),
    strings: file(scriptOf(remote, words)),
  };
}
