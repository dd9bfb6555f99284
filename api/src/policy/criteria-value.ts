import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { isInCalendar } from 'shared-contracts/schemas/is-in-calendar';
import type { ColumnType } from './policy.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/u;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.length <= 4000;

export const isInstant = (value: unknown): value is string =>
  isText(value) && instant.test(value) && !Number.isNaN(Date.parse(value)) && isInCalendar(value);
export const isUuid = (value: unknown): value is string => isText(value) && uuid.test(value);

/** Whether `value` can be compared with a column of `type`. No coercion: "1" is not 1. */
export function fits(type: ColumnType, value: unknown): value is string | number | boolean {
  switch (type) {
    case 'uuid':
      return isUuid(value);
    case 'text':
    case 'text[]':
    case 'folded':
      return isText(value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2_147_483_647;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return isText(value) && isCalendarDay(value);
    case 'instant':
      return isInstant(value);
    default:
      return false;
  }
}
