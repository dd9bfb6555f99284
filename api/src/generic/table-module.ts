import type { RawBuilder } from 'kysely';
import type { GenericSchema } from 'valibot';
import type { Policy, PolicyScope } from '../policy/policy.ts';
import type { CallContext } from './call-context.ts';

export type Row = Record<string, unknown>;
export type Write = (values: Row) => Promise<Row>;

export interface PageAnswer {
  readonly data: readonly Row[];
  readonly page: { readonly next: string | null; readonly previous?: string | null; readonly limit: number };
  readonly total?: number;
  readonly capped?: boolean;
}

/** A page whose rows are the text of their JSON already. */
export type WrittenPage = Pick<PageAnswer, 'page'> & { readonly data: readonly string[] };

/** PUT update-where: row `before` changes to `set` if `holds` still does. */
export interface ConditionalChange {
  readonly id: string;
  /** The row as the caller reads it. */
  readonly before: Row;
  /** The caller's `where`, compiled; false or no row in the UPDATE means 412. */
  readonly holds: RawBuilder<boolean>;
  readonly where: unknown;
  readonly set: unknown;
}

/**
 * One table behind the generic calls of section 7. Only `policy` is needed; the rest says what a table does beyond reading and writing
 * its rows. Commands get `write`, which does the plain thing with the caller's rights, and decide what happens around it; all of it is
 * one transaction.
 */
export interface TableModule {
  /** As it stands in URLs: snake_case. */
  readonly path: string;
  readonly policy: Policy;
  /** A row as it is answered, with what `present` adds to it; owners and operators may read more columns than are in it. */
  readonly row: GenericSchema;
  /** Rows that one address may send in a minute, where anybody may write; beyond, 429. Counted by each process for itself. */
  readonly createsPerMinute?: number;
  readonly create?: {
    /** Made twice it would cost somebody something: refused without an `Idempotency-Key`. */
    readonly needsKey?: true;
    /** Fields of the body that `run` makes something else of than columns. */
    readonly accepted?: readonly string[];
    schema(scope: PolicyScope): GenericSchema<unknown, Row>;
    run?(context: CallContext, input: Row, write: Write): Promise<Row>;
  };
  /** `options` is the query string; the default writes one row after the other, all or none. */
  readonly createMany?: {
    run(
      context: CallContext,
      inputs: readonly Row[],
      write: Write,
      options: Readonly<Record<string, unknown>>,
    ): Promise<Row[]>;
  };
  readonly update?: {
    schema(scope: PolicyScope): GenericSchema<unknown, Row>;
    run?(context: CallContext, change: { id: string; before: Row; input: Row }, write: Write): Promise<Row>;
  };
  readonly updateWhere?: {
    /** What `set` may be, where it is not what an update takes. */
    readonly set: readonly GenericSchema[];
    run(context: CallContext, change: ConditionalChange): Promise<Row>;
  };
  readonly remove?: {
    run(context: CallContext, before: Row, write: () => Promise<void>): Promise<void>;
  };
  /** The named filters; the body comes as it was sent. */
  readonly filters?: Partial<
    Record<'lawyer-filter' | 'doctor-filter', (context: CallContext, body: unknown) => Promise<PageAnswer>>
  >;
  /** Adds what is not in the row (the other party's name); not called when the caller named columns. */
  present?(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]>;
}
