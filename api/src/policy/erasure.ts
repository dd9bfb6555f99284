/** A personal column of rows that stay: what takes its place, and when. */
interface ErasedColumn<Column extends string> {
  /** The column that names whose it is. */
  readonly of: Column;
  /** `{id}` stands for the account's id. */
  readonly becomes: string | boolean | null;
  /** The column that names the other party, who keeps it until their account is deleted as well. */
  readonly keptFor?: Column;
}

/** A personal column that outlives the account, and why. */
interface KeptColumn {
  readonly kept: string;
}

export type ColumnErasure<Column extends string> = ErasedColumn<Column> | KeptColumn;

/**
 * What becomes of a table when an account is deleted. `api/test/accounts/erasure.test.ts` requires a declaration of every column that is not a key,
 * generated or our own bookkeeping, unless the row goes with the only account it names, and looks for what was left.
 */
export interface TableErasure<Column extends string = string> {
  /** Columns that name an account: rows go with any of them. */
  readonly rowsOf?: readonly Column[];
  /** Columns that name the two parties: rows go with the second of them. */
  readonly rowsOfBoth?: readonly [Column, Column];
  /** Rows that go otherwise: what deletes them. */
  readonly rowsGo?: string;
  readonly columns?: Readonly<Partial<Record<Column, ColumnErasure<Column>>>>;
  /** In rows that stay: columns that identify nobody once the others are erased. */
  readonly notPersonal?: readonly Column[];
  /** In rows that go but also name another account: columns that say nothing about that account beyond its id. */
  readonly withRow?: readonly Column[];
}

/** `nothing personal`: a table without user data. */
export type Erasure<Column extends string = string> = TableErasure<Column> | 'nothing personal';
