import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDistance } from 'shared-ui/domain/appointments/format-time.ts';
import { useNow } from 'shared-ui/domain/appointments/use-now.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { zoneName } from 'shared-contracts/processes/zone-name';
import { zoneWords } from 'shared-contracts/processes/zone-words';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { SlotPicker } from 'shared-ui/domain/slot-picker/slot-picker.tsx';
import { intlLocale } from '../../model/intl-locale.ts';
import { formatLongDay, sameClock } from '../../model/slot-format.ts';
import type { SlotChoice } from './booking-steps.ts';
import { useMissingSlot } from './use-missing-slot.ts';
import { daysAfter, localDate, useWeekOfSlots } from './use-week-of-slots.ts';

/** Latest day that a URL may ask for; nobody can be booked later. */
const FARTHEST = 366;

interface SlotCalendarProps {
  readonly professional: PublicProfessional;
  readonly callType: CallType | null;
  readonly visitorZone: string;
  readonly value: string | null;
  readonly error: string | undefined;
  /** First day of the first week. */
  readonly week: string | null;
  readonly onChange: (slot: SlotChoice | null) => void;
  /** The chosen slot is not among the free ones of its week. */
  readonly onMissing: () => void;
  readonly onWeek: (week: string) => void;
}

/** A week of free slots in the visitor’s zone, with navigation. Browser only. */
export function SlotCalendar({
  professional,
  callType,
  visitorZone,
  value,
  error,
  week: first,
  onChange,
  onMissing,
  onWeek,
}: SlotCalendarProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { locale } = usePlatform();
  const now = useNow();
  const [opened] = useState(() => new Date());
  const today = localDate(opened);
  const [from, setFrom] = useState(() => {
    const chosen = first ?? today;
    return chosen < today || chosen > daysAfter(today, FARTHEST) ? today : chosen;
  });
  const turnTo = (day: string) => {
    setFrom(day);
    onWeek(day);
  };
  const { week, retry } = useWeekOfSlots(professional.id, callType, from);
  useMissingSlot(week, from, value, onMissing);
  if (week?.ok === false) {
    return (
      <Notice
        tone="danger"
        live="assertive"
        title={t('slot.failed')}
        action={<Button onClick={retry}>{t('retry', { ns: 'remote-public/common' })}</Button>}
      >
        {t(`errors.${week.code}`, { ns: 'shell' })}
      </Notice>
    );
  }
  const next = week?.value?.next ?? null;
  if (from === today && next === null && week?.value?.slots.length === 0) {
    return (
      <EmptyState
        title={t('slot.none')}
        action={<ButtonLink to={href('/recherche')}>{t('problem.search')}</ButtonLink>}
      >
        <p>{t('slot.noneText')}</p>
      </EmptyState>
    );
  }
  const slots = week?.value?.slots ?? [];
  const isSameClock = sameClock(value ?? opened.toISOString(), visitorZone, professional.timeZone);
  const cities = { city: zoneName(visitorZone, locale), other: zoneWords(professional.timeZone, locale, professional) };
  return (
    <SlotPicker
      name="slot"
      legend={t('slot.legend')}
      hint={isSameClock ? t('slot.hint', cities) : t('slot.hintBoth', cities)}
      labels={{
        previous: t('slot.previous'),
        next: t('slot.next'),
        loading: t('slot.loading'),
        empty: t('slot.empty'),
        emptyDay: t('slot.emptyDay'),
        more: t('slot.more'),
        less: t('slot.less'),
      }}
      slots={slots}
      from={from}
      timeZone={visitorZone}
      locale={intlLocale(locale)}
      value={value ?? undefined}
      error={error}
      isLoading={week === undefined}
      onChange={(startsAt) => onChange(slots.find((slot) => slot.startsAt === startsAt) ?? null)}
      onPrevious={from > today ? () => turnTo(daysAfter(from, -7) < today ? today : daysAfter(from, -7)) : undefined}
      onNext={week === undefined || next !== null || slots.length > 0 ? () => turnTo(daysAfter(from, 7)) : undefined}
      nextFree={
        next === null
          ? undefined
          : {
              label: t('slot.nextFree', {
                day: formatLongDay(next.startsAt, locale, visitorZone),
                distance: formatDistance(Date.parse(next.startsAt), now, { locale, timeZone: visitorZone }),
              }),
              onSelect: () => turnTo(localDate(new Date(next.startsAt))),
            }
      }
    />
  );
}
