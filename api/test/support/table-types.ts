import { join } from 'node:path';
import ts from 'typescript';

/** Read and write types of a column in the query builder's types. */
export interface ColumnType {
  /** The read type without null, e.g. `string`, `Date`, `array`. */
  readonly reads: string;
  readonly nullable: boolean;
  /** Optional in an insert. */
  readonly optional: boolean;
  /** Never writable. */
  readonly generated: boolean;
}

const sources = join(import.meta.dirname, '../../src');

/** The columns of `Tables`, by table, as the compiler resolves them. */
export function readTableTypes(): Map<string, Map<string, ColumnType>> {
  const { config } = ts.readConfigFile(join(sources, '../tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(sources, '..'));
  const program = ts.createProgram([join(sources, 'tables.ts')], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(sources, 'db/schema.ts'));
  const declared = file?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Tables');
  if (!declared) throw new Error('db/schema.ts declares no interface Tables');

  const membersOf = (type: ts.Type) =>
    type.getProperties().map((member) => [member.name, checker.getTypeOfSymbol(member)] as const);
  const partOf = (type: ts.Type, name: string): ts.Type => {
    const member = type.getProperty(name);
    return member ? checker.getTypeOfSymbol(member) : type;
  };
  const has = (type: ts.Type, flag: ts.TypeFlags) =>
    type.isUnion() ? type.types.some((one) => one.flags & flag) : (type.flags & flag) !== 0;
  const describe = (column: ts.Type): ColumnType => {
    const [read, inserted] = [partOf(column, '__select__'), partOf(column, '__insert__')];
    return {
      reads: nameOf(checker, checker.getNonNullableType(read)),
      nullable: has(read, ts.TypeFlags.Null),
      optional: has(inserted, ts.TypeFlags.Undefined),
      generated: has(inserted, ts.TypeFlags.Never),
    };
  };
  return new Map(
    membersOf(checker.getTypeAtLocation(declared)).map(([table, columns]) => [
      table,
      new Map(membersOf(columns).map(([column, type]) => [column, describe(type)])),
    ]),
  );
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  const [one = type] = type.isUnion() ? type.types : [];
  if (checker.isArrayType(one)) return 'array';
  if (one.flags & ts.TypeFlags.StringLike) return 'string';
  if (one.flags & ts.TypeFlags.NumberLike) return 'number';
  if (one.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  return one.symbol?.name === 'Date' || one.symbol?.name === 'Buffer' ? one.symbol.name : 'object';
}
