import type { RawBuilder } from 'kysely';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Policy, PolicyScope } from '../policy/policy.ts';
import type { CallContext } from './call-context.ts';

export type Row = Record<string, unknown>;
export type Write = (values: Row) => Promise<Row>;

type InputSchema = GenericSchema<unknown, Row>;

export interface PageAnswer {
  readonly data: readonly Row[];
  readonly page: { readonly next: string | null; readonly previous?: string | null; readonly limit: number };
  readonly total?: number;
  readonly capped?: boolean;
}

/** A page whose rows are the text of their JSON already. */
export type WrittenPage = Pick<PageAnswer, 'page'> & { readonly data: readonly string[] };

/** PUT update: the row as the caller reads it, and what is to change. */
export interface Change<Input = Row> {
  readonly id: string;
  readonly before: Row;
  readonly input: Input;
}

/** PUT update-where: the row changes if `holds`, the caller's `where` compiled, is still true of it; else 412. */
export interface ConditionalChange<Input = unknown> extends Change<Input> {
  readonly holds: RawBuilder<boolean>;
}

/**
 * One table behind the generic calls of section 7. Only `policy` is needed; the rest says what a table does beyond reading and writing
 * its rows. A command gets the input as its schema parsed it and `write`, which writes the given values with the caller's rights; all of
 * it is one transaction. What it answers is the row as the caller reads it.
 */
export interface TableModule<
  Create extends InputSchema = InputSchema,
  Update extends InputSchema = InputSchema,
  Step extends GenericSchema = GenericSchema,
> {
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
    schema(scope: PolicyScope): Create;
    run?(context: CallContext, input: InferOutput<Create>, write: Write): Promise<Row>;
  };
  /** `options` is the query string; the default creates one row after the other, all or none. */
  readonly createMany?: {
    run(
      context: CallContext,
      inputs: readonly InferOutput<Create>[],
      options: Readonly<Record<string, unknown>>,
    ): Promise<readonly Row[]>;
  };
  readonly update?: {
    schema(scope: PolicyScope): Update;
    run?(context: CallContext, change: Change<InferOutput<Update>>, write: Write): Promise<Row>;
  };
  /** Where `set` is not what an update takes. */
  readonly updateWhere?: {
    schema(set: Row): Step;
    /** For the API description, where `schema` chooses between several. */
    readonly schemas?: readonly GenericSchema[];
    run(context: CallContext, change: ConditionalChange<InferOutput<Step>>): Promise<Row>;
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

/**
 * Infers the types of a module's inputs from its schemas and checks its commands against them. The result stands beside other tables:
 * the generic calls hand a command only what its own schema parsed.
 */
export const defineTable = <Create extends InputSchema, Update extends InputSchema, Step extends GenericSchema>(
  module: TableModule<Create, Update, Step>,
): TableModule => module;
