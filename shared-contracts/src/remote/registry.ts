import * as v from 'valibot';
import { layoutNames } from './remote-module.ts';

/** A route pattern as data: the shell routes, builds navigation, preloads and renders on the server without running remote code. */
export const routePattern = v.pipe(
  v.object({
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
    /** What the page is called in navigation (`Platform.navigation`); without it no link leads there but the remote's own. */
    nav: v.optional(v.object({ fr: v.string(), en: v.string() })),
    /** False for a page that is planned and says so: its address answers, and no menu, card or text of ours leads there (`Platform.closedPages`). */
    isOpen: v.optional(v.boolean()),
  }),
  v.check(
    ({ pattern, nav }) => nav === undefined || !/[:*]/u.test(pattern),
    'A page with parameters has no place in navigation.',
  ),
);
export type RoutePattern = v.InferOutput<typeof routePattern>;

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/u));
/** Part of an address and of a folder's name, so nothing that leads elsewhere. */
const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/u));

const instant = v.pipe(v.string(), v.isoTimestamp());

const whatItBrings = {
  /** Range of the contract that it needs (semver), checked before any script of it is asked for. */
  contract: v.string(),
  layouts: v.optional(v.array(v.picklist(layoutNames)), []),
  routes: v.array(routePattern),
  /** Locale namespaces that a chunk (a page's or a layout's) shows, by chunk: fetched beside its code instead of after it. */
  words: v.optional(v.record(v.string(), v.array(v.string())), {}),
};

/** What the build reads from `src/routes.ts` of a remote. */
export const remoteDescription = v.object({ name: remoteName, ...whatItBrings });
export type RemoteDescription = v.InferOutput<typeof remoteDescription>;

/** One version of a remote as it was released. Nothing of it ever changes. */
export const releasedVersion = v.object({
  ...whatItBrings,
  /** Address of its `manifest.json`, absolute or relative to the registry. */
  manifest: v.string(),
  /** Address of the server build's entry, relative to the store; null when it has none. */
  server: v.optional(v.nullable(v.string()), null),
  /** Subresource integrity (`sha384-…`) of the files that the first mount executes, by address. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /** Range (semver) of each module that it takes from the shell, by name; checked before any script of it is asked for. */
  shared: v.optional(v.record(v.string(), v.string())),
  releasedAt: instant,
  /** Since when no visitor gets it any more; a page that was opened before may still ask for its files. */
  unusedSince: v.optional(instant),
});
export type ReleasedVersion = v.InferOutput<typeof releasedVersion>;

/** Whole percent of the visitors. */
const percentage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** A remote of the registry: its versions, and which of them visitors get. */
export const registeredRemote = v.pipe(
  v.object({
    name: remoteName,
    channels: v.object({
      stable: version,
      /** `since`: what was loaded before is not held against it. */
      canary: v.optional(v.object({ version, percentage, since: v.optional(instant) })),
    }),
    /** Stable versions before this one, the latest first: where a rollback leads. */
    before: v.optional(v.array(version), []),
    /** The canary that was judged and taken back last, and why; nothing once another version is tried or stable. */
    takenBack: v.optional(v.object({ version, at: instant, reason: v.string() })),
    /** The kill switch: no script of it is asked for by anybody. */
    isOff: v.optional(v.boolean(), false),
    versions: v.record(version, releasedVersion),
  }),
  v.check(
    ({ channels: { stable, canary }, versions }) =>
      Object.hasOwn(versions, stable) && (canary === undefined || Object.hasOwn(versions, canary.version)),
    'A channel names a version that the registry does not have.',
  ),
);
export type RegisteredRemote = v.InferOutput<typeof registeredRemote>;

/** `registry.json`: what was released. Unknown fields are ignored; one that does not fit is refused as a whole. */
export const registry = v.pipe(
  v.object({ schema: v.literal(2), remotes: v.array(registeredRemote) }),
  v.check(
    ({ remotes }) => new Set(remotes.map(({ name }) => name)).size === remotes.length,
    'A remote stands twice in the registry.',
  ),
);
export type Registry = v.InferOutput<typeof registry>;
