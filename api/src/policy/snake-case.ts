import { CamelCasePlugin } from 'kysely';

class Names extends CamelCasePlugin {
  toSnake(name: string): string {
    return this.snakeCase(name);
  }
}
const names = new Names();

/** The column or table name in SQL, by the same rule as the query builder's. */
export function snakeCase(name: string): string {
  return names.toSnake(name);
}
