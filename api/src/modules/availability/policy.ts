import { definePolicy, everybody } from '../../policy/policy.ts';
import { systemOnly } from '../../policy/system-only.ts';

const shown = { read: everybody } as const;

/**
 * Derived from hours, exceptions, settings and appointments. Only our own code writes it; search reads it with the caller's rights, since
 * which slots are free is public anyway. It is not in the table of tables: no generic call reaches it.
 */
export const availabilityDaysPolicy = definePolicy({
  table: 'availabilityDays',
  ops: {
    list: {
      anon: 'every-row',
      client: 'every-row',
      professional: 'every-row',
      operator: 'every-row',
      self: 'every-row',
    },
  },
  cols: {
    professionalId: { type: 'uuid', ...shown },
    day: { type: 'date', ...shown },
    mask: { type: 'bits', ...shown },
    slotMinutes: { type: 'integer', ...shown },
    noticeMinutes: { type: 'integer', ...shown },
  },
  order: [['day', 'asc']],
});

export const availabilityFillsPolicy = systemOnly('availabilityFills');
