// What only a load that does not go well has a use for: one file, which a first view need not have.
export { diagnose } from './diagnose.ts';
export { fetchManifest } from '../loading/fetch-manifest.ts';
