/** Timed phases of a load, in order: reading the manifest, fetching files, executing them, rendering the first page. */
export const loadPhases = ['manifest', 'files', 'mount', 'render'] as const;
export type LoadPhase = (typeof loadPhases)[number];

/** The step during which a load failed. */
export const loadSteps = [
  'contract',
  'manifest',
  'entry',
  'exposed',
  'chunk',
  'style',
  'strings',
  'mount',
  'page',
  'render',
] as const;
/**
 * Why it failed: timeout, no response, an error response, an integrity mismatch, invalid content, its own error, or a
 * version that the site no longer has.
 */
export const loadReasons = ['late', 'unreachable', 'refused', 'tampered', 'malformed', 'threw', 'vanished'] as const;
export const channels = ['stable', 'canary'] as const;
