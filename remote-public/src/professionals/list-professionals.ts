import type { Platform } from 'shared-contracts/platform/platform';
import { publicProfessional, type PublicProfessional } from 'shared-contracts/schemas/professional';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { pageOf } from 'shared-contracts/schemas/wire';
import { inLanguage } from '../loading/in-language.ts';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import { slotHolder } from '../booking/slot-holder.ts';

const professionalPage = pageOf(publicProfessional);

/** What a card says of when: free slots of one consultation, with its fee. */
export interface CardTimes extends Pick<ProfessionalSlots, 'consultationId' | 'slotMinutes' | 'fee' | 'slots'> {
  /** Only slots of the times asked for are shown. */
  readonly isWindow: boolean;
}

/** A page of a search, with the next free slots of everybody on it. */
export interface ProfessionalPage {
  readonly professionals: readonly PublicProfessional[];
  /** By professional; null when the slots failed to load. */
  readonly slots: Readonly<Record<string, CardTimes>> | null;
  /** Cursor of the previous page; null is the first. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly total: number | null;
  readonly isCapped: boolean;
}

/** One call for the professionals, one for the slots of all of them. */
export async function listProfessionals(
  platform: Platform,
  filter: ProfessionalFilter,
  signal: AbortSignal,
): Promise<ProfessionalPage> {
  const answer = await platform.http.request('POST', '/base/professionals/lawyer-filter', professionalPage, {
    body: filter,
    signal,
  });
  const slots = await nextSlots(platform, answer.data, filter, signal);
  return {
    professionals: answer.data.map((one) => inLanguage(one, platform.locale)),
    slots,
    previous: answer.page?.previous ?? null,
    next: answer.page?.next ?? null,
    total: answer.total ?? null,
    isCapped: answer.capped ?? false,
  };
}

async function nextSlots(
  platform: Platform,
  people: readonly PublicProfessional[],
  { callType, availableNow, free, date, feeMax }: ProfessionalFilter,
  signal: AbortSignal,
): Promise<ProfessionalPage['slots']> {
  if (people.length === 0) return {};
  const isWindow = free !== undefined || date !== undefined;
  try {
    const found = await fetchSlots(
      platform.http,
      {
        professionalIds: people.map(({ id }) => id),
        // Who is available now is called.
        callType: callType ?? (availableNow ? 'call' : undefined),
        ...(free ?? { date }),
        feeMax,
        limit: 3,
        cheapest: true,
        holder: slotHolder(),
      },
      signal,
    );
    return Object.fromEntries(
      found.map(({ professionalId, slots, next, ...offer }) => {
        const shown = slots.length > 0 || next === null || isWindow ? slots : [next];
        return [professionalId, { ...offer, slots: shown, isWindow }];
      }),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    platform.telemetry.error(error, { where: 'next free slots' });
    return null;
  }
}
