import * as v from 'valibot';

/** Files of one chunk, relative to the manifest. */
export const chunkFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) });
/** @public part of the runtime contract, which remotes are built against. */
export type ChunkFiles = v.InferOutput<typeof chunkFiles>;

/**
 * `manifest.json` of one version of a remote, written by its build: what to fetch before a page of it can show. Inlined in the
 * HTML by the shell's server, so that nothing has to be discovered. Files are relative to the manifest.
 */
export const remoteManifest = v.object({
  schema: v.literal(1),
  name: v.string(),
  version: v.string(),
  /** Global name of the federation container; contains the version, so that two versions can coexist in one page. */
  container: v.string(),
  entry: v.string(),
  /** Files of the exposed module `./remote`. */
  exposed: chunkFiles,
  /** Named chunks: `page-*` (named by a route pattern) and `layout-<name>`. */
  chunks: v.record(v.string(), chunkFiles),
  /** Script of each locale namespace, by namespace and language. */
  locales: v.record(v.string(), v.record(v.string(), v.string())),
  /** Subresource integrity by file. */
  integrity: v.record(v.string(), v.string()),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
