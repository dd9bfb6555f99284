import { fillTestStore } from './test-store.ts';

await fillTestStore();
