import { CamelCasePlugin } from 'kysely';

class Names extends CamelCasePlugin {
  toSnake(name: string): string {
    return this.snakeCase(name);
  }
}
const names = new Names();

/** The SQL name of a column or table, by the query builder's rule. */
export function snakeCase(name: string): string {
  return names.toSnake(name);
}
