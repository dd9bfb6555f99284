import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import { remoteDescription, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { root } from '../paths.ts';
import { ReleaseError } from '../release/release-store.ts';
import { packageOf } from './package-of.ts';

/** The file of a remote that declares its pages. */
export const routesFile = (workspace: string): string => join(root, workspace, 'src/routes.ts');

/** Registry data of a remote, from its current `src/routes.ts`. @throws ReleaseError with all validation errors */
export async function describeRemote(workspace: string): Promise<RemoteDescription> {
  const described = v.safeParse(remoteDescription, await readDescription(workspace));
  if (described.success) return described.output;
  const wrong = described.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw refusal(workspace, wrong.join('\n  - '));
}

const refusal = (workspace: string, reason: string): ReleaseError =>
  new ReleaseError(`${workspace}/src/routes.ts does not declare a remote:\n  - ${reason}`);

/** Node caches a module by its address, which therefore changes with the content. */
async function readDescription(workspace: string): Promise<unknown> {
  const file = routesFile(workspace);
  try {
    const address = `${pathToFileURL(file).href}?${hash('sha256', readFileSync(file))}`;
    const { declaration }: { readonly declaration: RemoteDeclaration } = await import(address);
    return describe(packageOf(workspace).name, declaration);
  } catch (error) {
    throw refusal(workspace, error instanceof Error ? error.message : String(error));
  }
}

/** Round trip through JSON, which drops undefined members. */
function describe(name: string, { layouts, routes }: RemoteDeclaration): unknown {
  const chunkOf = (page: string | undefined) => page && `page-${page}`;
  const words = new Map<string, Set<string>>();
  const show = (chunk: string | undefined, files: readonly string[] = []) => {
    if (chunk === undefined) return;
    words.set(chunk, new Set([...(words.get(chunk) ?? []), ...files.map((file) => `${name}/${file}`)]));
  };
  for (const [layout, declared] of Object.entries(layouts)) show(`layout-${layout}`, declared.words);
  for (const { page, words: files } of routes) show(chunkOf(page), files);
  return JSON.parse(
    JSON.stringify({
      name,
      contract: `^${contractVersion}`,
      layouts: Object.keys(layouts),
      routes: routes.map(({ path, layout, render, page, loaderChunk, nav, isOpen }) => ({
        pattern: path,
        layout,
        render,
        chunk: chunkOf(page),
        loader: loaderChunk,
        nav,
        isOpen,
      })),
      words: Object.fromEntries([...words].map(([chunk, namespaces]) => [chunk, [...namespaces]])),
    }),
  );
}
