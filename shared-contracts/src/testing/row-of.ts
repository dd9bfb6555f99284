import type * as v from 'valibot';

type NullableKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];
type Sparse<T> = Omit<T, NullableKey<T>> & Partial<Pick<T, NullableKey<T>>>;

/**
 * A row for tests, with null in each nullable column missing from `values`, so that a new column changes no fixture.
 */
export function rowOf<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: S,
  values: Sparse<v.InferOutput<S>>,
): v.InferOutput<S> {
  const columns = Object.entries(schema.entries).filter(([, { type }]) => type !== 'optional');
  const missing = Object.fromEntries(columns.map(([column]) => [column, null]));
  return { ...missing, ...values };
}
