import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';

/** Among the appointments, as an offer that is taken becomes one. */
export const waitingKey = [...appointmentsKey, 'waiting'] as const;
