import type { HttpClient } from 'shared-contracts/platform/http-client';
import { type ProfessionalSlots, type SlotsQuery } from 'shared-contracts/schemas/availability';
/** Free slots of up to 20 professionals in one call. */
export declare function fetchSlots(
  http: HttpClient,
  query: SlotsQuery,
  signal?: AbortSignal,
): Promise<readonly ProfessionalSlots[]>;
