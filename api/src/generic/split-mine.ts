import { invalidAt } from '../http/problem.ts';

/**
 * `mine: true` beside a query restricts it to the caller's own rows, as pro/get-all does for professionals, with the columns that only the
 * owner reads.
 */
export function splitMine(body: unknown): { mine: boolean; query: unknown } {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'mine')) return { mine: false, query: body };
  const { mine, ...query } = body as { mine: unknown };
  if (typeof mine !== 'boolean') throw invalidAt('/mine', 'INVALID');
  return { mine, query };
}
