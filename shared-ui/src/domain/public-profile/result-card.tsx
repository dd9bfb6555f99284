import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { withChoice } from '../booking/booking-path.ts';
import { ProfessionalCard, type ProfessionalCardProps } from '../professional-card/professional-card.tsx';
import { useIsAhead } from '../time/use-is-ahead.ts';
import { bookedFee, lowestFee } from './lowest-fee.ts';
import { professionalWords } from './professional-words.ts';
import type { TranslateCommon } from './public-words.ts';

const SPECIALITIES_SHOWN = 3;

type ResultCardProps = Pick<
  ProfessionalCardProps,
  'to' | 'headingLevel' | 'slots' | 'slotsNote' | 'noSlots' | 'action' | 'children'
> & {
  /** In place of a fee. */
  readonly fee?: string;
  /** The consultation that the slots are of, which the profile opens on; without one the lowest fee is said. */
  readonly booked?: Pick<ProfessionalSlots, 'consultationId' | 'slotMinutes' | 'fee'> | null | undefined;
  /** That of all slots, in the address of the profile too. */
  readonly callType?: CallType | undefined;
  readonly professional: PublicProfessional;
  /** Where a call at once is asked for; undefined where the card is about nothing else. */
  readonly callNow: string | undefined;
  readonly t: TranslateCommon;
};

/** The card of a professional in lists. */
export function ResultCard({ professional, callNow, t, booked, callType, to, ...card }: ResultCardProps) {
  const platform = usePlatform();
  const words = professionalWords(professional, platform, t);
  const isAvailableNow = useIsAhead(professional.availableUntil);
  return (
    <ProfessionalCard
      {...words}
      fee={bookedFee(professional, booked, platform.locale, t) ?? lowestFee(professional, platform.locale, t)}
      {...card}
      to={withChoice(to, { consultation: booked?.consultationId ?? undefined, type: callType })}
      city={professional.city}
      specialities={words.specialities.slice(0, SPECIALITIES_SHOWN)}
      verifiedLabel={professional.verifiedAt && t('verified')}
      available={callNow !== undefined && isAvailableNow && { label: t('availableNow'), to: callNow }}
      slotsTitle={t('nextSlots')}
    />
  );
}
