import { systemOnly } from '../../policy/system-only.ts';

/** Derived from hours, exceptions, settings and appointments; only our own code reads and writes it. */
export const availabilityDaysPolicy = systemOnly('availabilityDays', { rowsOf: ['professionalId'] });
export const availabilityFillsPolicy = systemOnly('availabilityFills', { rowsOf: ['professionalId'] });
