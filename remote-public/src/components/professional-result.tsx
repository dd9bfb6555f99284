import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { ProfessionalCard } from 'shared-ui/domain/professional-card/professional-card.tsx';
import { bookingPath, slotQuery } from '../model/booking-path.ts';
import { inlineList } from '../model/inline-list.ts';
import { professionalRating } from '../model/professional-rating.ts';
import { formatShortDay, formatClock } from '../model/slot-format.ts';
import { useProfessions } from '../model/use-professions.ts';
import { useVisitorZone } from '../model/use-visitor-zone.ts';

const SPECIALITIES_SHOWN = 3;

interface ProfessionalResultProps {
  readonly professional: PublicProfessional;
  /** null when the slots failed to load. */
  readonly slots: readonly Slot[] | null;
  /** Path of the profile. */
  readonly to: string;
  readonly headingLevel?: 2 | 3;
  /** The call type, if the search has one. */
  readonly callType?: CallType | undefined;
  /** The first slot in the professional's own time where that differs. */
  readonly slotsNote?: string | undefined;
}

/** One professional in a list; each slot links to the booking. */
export function ProfessionalResult({
  professional,
  slots,
  to,
  headingLevel = 3,
  callType,
  slotsNote,
}: ProfessionalResultProps) {
  const { t } = useTranslation('remote-public/common');
  const { locale, apiUrl } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  return (
    <ProfessionalCard
      to={to}
      headingLevel={headingLevel}
      id={professional.id}
      name={partyName(professional)}
      profession={useProfessions(professional)}
      city={professional.city}
      photo={imageAddress(professional.profileImage, apiUrl)}
      specialities={professional.specialities.slice(0, SPECIALITIES_SHOWN).map((name) => t(`category.${name}`))}
      languages={inlineList(
        professional.languages.map((name) => t(`language.${name}`)),
        locale === 'en',
      )}
      rating={professionalRating(professional, locale, t)}
      verifiedLabel={professional.verifiedAt === null ? undefined : t('verified')}
      availableLabel={professional.availableNow ? t('availableNow') : undefined}
      slotsTitle={t('nextSlots')}
      slotsNote={slotsNote}
      noSlots={slots === null ? t('slotsUnknown') : t('noSlots')}
      slots={(slots ?? []).map((slot) => ({
        startsAt: slot.startsAt,
        to: bookingPath(professional.id, { ...slotQuery(professional, slot), type: callType }),
        day: formatShortDay(slot.startsAt, locale, zone),
        time: formatClock(slot.startsAt, locale, zone),
      }))}
    />
  );
}
