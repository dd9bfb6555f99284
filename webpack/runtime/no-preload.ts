const refuse = (): never => {
  throw new Error('The shell preloads by itself, see preload-on-intent.ts.');
};

/** Replaces the federation runtime’s preloading, which needs the snapshots that `no-snapshots.ts` removes. */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
