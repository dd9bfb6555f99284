import * as v from 'valibot';
import { layoutNames } from './remote-module.ts';

/** A route pattern as data: the shell routes, preloads and renders on the server without running remote code. */
export const routePattern = v.object({
  pattern: v.pipe(v.string(), v.startsWith('/')),
  layout: v.optional(v.nullable(v.picklist(layoutNames)), 'default'),
  /**
   * Who draws the page. `status`: the browser, but the server runs the loader first, so that the address of something that does not
   * exist answers 404.
   */
  render: v.optional(v.picklist(['browser', 'status', 'server']), 'browser'),
  /** Exposed chunk files to preload for this page are found in the manifest; this names the page's chunk. */
  chunk: v.optional(v.string()),
  /** Chunk of the page's loader where the server renders the page: fetched on intent and with a navigation, not with a first view. */
  loader: v.optional(v.string()),
});
export type RoutePattern = v.InferOutput<typeof routePattern>;

/** `remote.json` in the folder of a remote. */
export const remoteDescription = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/u)),
  contract: v.string(),
  layouts: v.optional(v.array(v.picklist(layoutNames)), []),
  routes: v.array(routePattern),
  /** Locale namespaces that a chunk (a page's or a layout's) shows, by chunk: fetched beside its code instead of after it. */
  words: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
export type RemoteDescription = v.InferOutput<typeof remoteDescription>;

/** An entry of `registry.json`: which version of a remote is live and where. Unknown fields are ignored. */
export const registryEntry = v.object({
  ...remoteDescription.entries,
  version: v.string(),
  /** Address of `mf-manifest.json`, absolute or relative to the registry. */
  manifest: v.string(),
  /** Address of the server build's entry, relative to the store; null when the remote has none. */
  server: v.optional(v.nullable(v.string()), null),
  /** Subresource integrity (`sha384-…`) of the files that the first mount executes, by address. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
});
export type RegistryEntry = v.InferOutput<typeof registryEntry>;

/** `registry.json`, fetched or inlined at start: no remote's address is built into the shell. */
export const registry = v.object({ schema: v.literal(1), remotes: v.array(registryEntry) });
export type Registry = v.InferOutput<typeof registry>;
