import { createDirectoryStore } from './directory-store.ts';
import { releaseBuild } from './release-build.ts';

/** For tests: a release in its own process. */
const [directory = '', build = ''] = process.argv.slice(2);
await releaseBuild(createDirectoryStore(directory), build);
