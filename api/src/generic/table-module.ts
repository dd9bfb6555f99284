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

/** A page of rows serialised as JSON. */
export type WrittenPage = Pick<PageAnswer, 'page'> & { readonly data: readonly string[] };

/** PUT update: the row as the caller reads it, and the change. */
export interface Change<Input = Row> {
  readonly id: string;
  readonly before: Row;
  readonly input: Input;
}

/** PUT update-where: `condition` is the caller's compiled `where`; the row changes only if it is true, else 412. */
export interface ConditionalChange<Input = unknown> extends Change<Input> {
  readonly condition: RawBuilder<boolean>;
}

/**
 * One table of the generic calls of section 7. Only `path`, `policy` and `row` are required; the rest adds behaviour beyond reading and writing
 * rows. A command gets the input as its schema parsed it and `write`, which writes values with the caller's rights, in one transaction
 * with everything else. It returns the row as the caller reads it.
 */
export interface TableModule<
  Create extends InputSchema = InputSchema,
  Update extends InputSchema = InputSchema,
  Step extends GenericSchema = GenericSchema,
> {
  /** In URLs, snake_case. */
  readonly path: string;
  readonly policy: Policy;
  /** A row as it is returned, with what `present` adds; owners and operators may read more columns. */
  readonly row: GenericSchema;
  /** Rows per minute and client address, where visitors may create; beyond, 429. Counted per process. */
  readonly createsPerMinute?: number;
  readonly create?: {
    /** Must not be created twice: refused without an `Idempotency-Key`. */
    readonly needsKey?: true;
    /** Fields of the body that are no columns and that `run` handles. */
    readonly accepted?: readonly string[];
    schema(scope: PolicyScope): Create;
    run?(context: CallContext, input: InferOutput<Create>, write: Write): Promise<Row>;
  };
  /** `options` is the query string. By default rows are created one after the other, all or none. */
  readonly createMany?: {
    run(
      context: CallContext,
      inputs: readonly InferOutput<Create>[],
      options: Readonly<Record<string, unknown>>,
    ): Promise<readonly Row[]>;
  };
  readonly update?: {
    /** As of `create`. */
    readonly accepted?: readonly string[];
    schema(scope: PolicyScope): Update;
    /** Takes the advisory locks of the change, before any row is locked. */
    lock?(context: CallContext, change: Change<InferOutput<Update>>): Promise<void>;
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
  /** Named filters; they get the unparsed body. */
  readonly filters?: Partial<
    Record<'lawyer-filter' | 'doctor-filter', (context: CallContext, body: unknown) => Promise<PageAnswer>>
  >;
  /** Adds data from other tables, such as the other party's name; not called when the caller selects columns. */
  present?(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]>;
}

/**
 * Infers the input types of a table's commands from its schemas. The result is the plain type, so that tables can be listed together:
 * the generic calls pass a command only what its own schema parsed.
 */
export const defineTable = <Create extends InputSchema, Update extends InputSchema, Step extends GenericSchema>(
  module: TableModule<Create, Update, Step>,
): TableModule => module;
