import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A file of `data/`. @throws v.ValiError where it is not as its schema says */
export function readData<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')));
}
