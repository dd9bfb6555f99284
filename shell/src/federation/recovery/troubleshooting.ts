// Only needed when a load fails: one chunk outside the first view.
export { diagnose } from './diagnose.ts';
export { fetchManifest } from '../loading/fetch-manifest.ts';
