import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** `package.json` of the folder of a remote, whose name is the remote's. */
export const packageOf = (workspace: string): v.InferOutput<typeof packageSchema> =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')));
