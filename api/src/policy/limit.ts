import { invalidAt } from '../http/problem.ts';
import { criteriaLimits } from './criteria-limits.ts';

/** @throws Problem LIMIT_EXCEEDED, with the limit's name. */
export function limit(
  pointer: string,
  name: keyof typeof criteriaLimits,
  value: number,
  max: number = criteriaLimits[name],
): void {
  if (value > max) throw invalidAt(pointer, 'LIMIT_EXCEEDED', { limit: name, max });
}
