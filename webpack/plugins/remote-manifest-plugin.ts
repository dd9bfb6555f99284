import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { missingPlaces } from '../release/missing-places.ts';

export interface ManifestOptions {
  readonly name: string;
  readonly version: string;
  readonly container: string;
  /** Folder of the remote; its strings are `src/locales/<language>/<namespace>.json`. */
  readonly directory: string;
  /** False with hot reload, where files change. */
  readonly withIntegrity: boolean;
}

interface ChunkFiles {
  js: string[];
  css: string[];
}

const filesOf = (chunks: Iterable<Chunk>): ChunkFiles => {
  // Hot updates are files of the chunk as well, which a new page does not need.
  const all = [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => !file.includes('.hot-update.'));
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
};

/** Files of the named chunks, beyond those of the exposed module. */
const namedChunks = (compilation: Compilation): Record<string, ChunkFiles> =>
  Object.fromEntries(
    [...compilation.namedChunkGroups]
      .filter(([name]) => /^(?:page-|layout-|data$)/.test(name))
      .map(([name, group]) => [name, filesOf(group.chunks)]),
  );

/** Scripts of `src/locales/<language>/<file>.json`, the remote’s own or shared-ui’s, by namespace and language. */
const localeScripts = (
  compilation: Compilation,
  { name, directory }: ManifestOptions,
): Record<string, Record<string, string>> => {
  const scripts: Record<string, Record<string, string>> = {};
  for (const module of compilation.modules) {
    if (!(module instanceof webpack.NormalModule)) continue;
    const [, language, file] =
      /^(?:\.\.\/shared-ui\/)?src\/locales\/([a-z]{2})\/([\w-]+)\.json$/.exec(relative(directory, module.resource)) ??
      [];
    if (language === undefined || file === undefined) continue;
    const script = filesOf(compilation.chunkGraph.getModuleChunks(module)).js[0];
    if (script !== undefined) (scripts[`${name}/${file}`] ??= {})[language] = script;
  }
  return scripts;
};

/** Writes `manifest.json` (`shared-contracts/remote/remote-manifest`) beside the files it names. */
export class RemoteManifestPlugin {
  readonly #options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => this.#write(compilation));
    });
  }

  #write(compilation: Compilation): void {
    const { name, version, container, directory, withIntegrity } = this.#options;
    const entry = filesOf(compilation.entrypoints.get(container)?.chunks ?? []).js[0];
    const exposed = compilation.namedChunks.get('remote');
    if (entry === undefined || exposed === undefined) {
      compilation.errors.push(new webpack.WebpackError(`${name} exposes no ./remote`));
      return;
    }
    const chunks = namedChunks(compilation);
    const integrity = Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name: file }) => withIntegrity && /\.(?:js|css)$/.test(file))
        .map(({ name: file, source }) => [
          file,
          `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        ]),
    );
    const manifest = {
      schema: 1,
      name,
      version,
      container,
      entry,
      exposed: filesOf([exposed]),
      chunks,
      locales: localeScripts(compilation, this.#options),
      integrity,
    };
    const file = join(directory, 'remote.json');
    compilation.fileDependencies.add(file);
    const description = v.safeParse(v.pipe(v.string(), v.parseJson(), remoteDescription), readFileSync(file, 'utf8'));
    const missing = description.success
      ? missingPlaces(description.output, manifest)
      : [`${file} does not describe a remote`];
    // As compile errors, shown in the terminal and in the page.
    compilation.errors.push(...missing.map((sentence) => new webpack.WebpackError(sentence)));
    compilation.emitAsset(
      'manifest.json',
      new webpack.sources.RawSource(
        JSON.stringify(
          withIntegrity || !description.success ? manifest : { ...manifest, description: description.output },
        ),
      ),
    );
  }
}
