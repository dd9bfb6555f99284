import type { ColumnType } from 'kysely';

/** Written as a Date or an ISO 8601 string, read as a Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Read parsed, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
