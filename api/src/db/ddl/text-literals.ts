import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Values of a vocabulary as a list of constants, for `in (…)` and `array[…]`. */
export const textLiterals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
