import { availabilityExceptionInput } from 'shared-contracts/schemas/availability';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { availabilityExceptionsPolicy } from './policy.ts';

export const availabilityExceptionsTable: TableModule = {
  path: 'availability_exceptions',
  policy: availabilityExceptionsPolicy,
  create: { schema: () => availabilityExceptionInput },
  update: { schema: () => v.partial(availabilityExceptionInput) },
};
