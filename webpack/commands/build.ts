import { buildAll } from '../build/build-all.ts';

await buildAll();
