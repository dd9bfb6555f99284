import * as v from 'valibot';
import { layoutNames } from './remote-module.ts';

/** A route pattern as data: the shell routes, builds navigation, preloads and renders on the server without running remote code. */
export const routePattern = v.pipe(
  v.object({
    pattern: v.pipe(v.string(), v.startsWith('/')),
    layout: v.optional(v.nullable(v.picklist(layoutNames)), 'default'),
    /**
     * Where the page is rendered. `status`: in the browser, but the server runs the loader first, so that the address
     * of a missing resource returns 404.
     */
    render: v.optional(v.picklist(['browser', 'status', 'server']), 'browser'),
    /** Name of the page's chunk; its files to preload are listed in the manifest. */
    chunk: v.optional(v.string()),
    /**
     * Chunk of the page's loader where the server renders the page: fetched on intent and on navigation, not for a
     * first view.
     */
    loader: v.optional(v.string()),
    /** Name of the page in navigation (`Platform.navigation`); without it only the remote itself links to the page. */
    nav: v.optional(v.object({ fr: v.string(), en: v.string() })),
    /**
     * False for a page that is not open yet: its address responds, but no menu, card or text links to it
     * (`Platform.closedPages`).
     */
    isOpen: v.optional(v.boolean()),
  }),
  v.check(
    ({ pattern, nav }) => nav === undefined || !/[:*]/u.test(pattern),
    'A page with parameters has no place in navigation.',
  ),
);
export type RoutePattern = v.InferOutput<typeof routePattern>;

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/u));
/** Part of an address and of a folder name, so it cannot contain path separators. */
const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/u));

const instant = v.pipe(v.string(), v.isoTimestamp());

const whatItBrings = {
  /** Required range of the contract (semver), checked before any of its scripts is requested. */
  contract: v.string(),
  layouts: v.optional(v.array(v.picklist(layoutNames)), []),
  routes: v.array(routePattern),
  /** Locale namespaces of a chunk (a page's or a layout's), by chunk: fetched in parallel with its code. */
  words: v.optional(v.record(v.string(), v.array(v.string())), {}),
};

/** Build input from `src/routes.ts` of a remote. */
export const remoteDescription = v.object({ name: remoteName, ...whatItBrings });
export type RemoteDescription = v.InferOutput<typeof remoteDescription>;

/** One released version of a remote. Immutable. */
export const releasedVersion = v.object({
  ...whatItBrings,
  /** URL of its `manifest.json`, absolute or relative to the registry. */
  manifest: v.string(),
  /** Address of the server build's entry, relative to the store; null without a server build. */
  server: v.optional(v.nullable(v.string()), null),
  /** Subresource integrity (`sha384-…`) of the files that the first mount executes, by address. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * Required range (semver) of each module shared by the shell, by name; checked before any of its scripts is
   * requested.
   */
  shared: v.optional(v.record(v.string(), v.string())),
  releasedAt: instant,
  /** When visitors stopped getting it; pages opened before may still request its files. */
  unusedSince: v.optional(instant),
});
export type ReleasedVersion = v.InferOutput<typeof releasedVersion>;

/** Integer percentage of visitors. */
const percentage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** A remote of the registry: its versions, and the ones that visitors get. */
export const registeredRemote = v.pipe(
  v.object({
    name: remoteName,
    channels: v.object({
      stable: version,
      /** `since`: earlier loads are not counted against it. */
      canary: v.optional(v.object({ version, percentage, since: v.optional(instant) })),
    }),
    /** Previous stable versions, latest first: the targets of a rollback. */
    before: v.optional(v.array(version), []),
    /** The last canary that was rolled back, and why; cleared once another version becomes canary or stable. */
    takenBack: v.optional(v.object({ version, at: instant, reason: v.string() })),
    /** The kill switch: nobody requests its scripts. */
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

/** `registry.json`: the released versions. Unknown fields are ignored; an invalid registry is rejected as a whole. */
export const registry = v.pipe(
  v.object({ schema: v.literal(2), remotes: v.array(registeredRemote) }),
  v.check(
    ({ remotes }) => new Set(remotes.map(({ name }) => name)).size === remotes.length,
    'A remote stands twice in the registry.',
  ),
);
export type Registry = v.InferOutput<typeof registry>;
