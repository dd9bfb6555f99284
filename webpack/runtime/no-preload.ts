const refuse = (): never => {
  throw new Error('The shell preloads by itself, see preload-on-intent.ts.');
};

/** Stands in for the federation runtime's preloading, which works on the snapshots that `no-snapshots.ts` leaves out. */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
