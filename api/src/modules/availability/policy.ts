import { systemOnly } from '../../policy/system-only.ts';

/** Derived from hours, exceptions, settings and appointments; read and written by the system only. */
export const availabilityDaysPolicy = systemOnly('availabilityDays', { rowsOf: ['professionalId'] });
export const availabilityFillsPolicy = systemOnly('availabilityFills', { rowsOf: ['professionalId'] });
export const availabilityStripsPolicy = systemOnly('availabilityStrips', { rowsOf: ['professionalId'] });
