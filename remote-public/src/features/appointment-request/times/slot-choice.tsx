import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { formatDistance } from 'shared-ui/domain/time/format-time.ts';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { DayStrip } from '../../../booking/slot-choice/day-strip.tsx';
import { TimeGrid } from '../../../booking/slot-choice/time-grid.tsx';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { dayOf, formatClock, formatLongDay, sameClock } from '../../../time/slot-format.ts';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import { AbsenceWithin } from './absence-within.tsx';
import styles from '../steps/choice-part.module.css';
import type { Booking } from '../use-booking.ts';
import { daysAfter, FARTHEST, WINDOW_DAYS } from './use-free-slots.ts';
import { WaitForSlot } from '../waiting/wait-for-slot.tsx';

interface SlotChoiceProps {
  readonly professional: PublicProfessional;
  readonly booking: Booking;
  readonly error: string | undefined;
}

/** A strip of the days with free slots, and the slots of one of them. */
export function SlotChoice({ professional, booking, error }: SlotChoiceProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const { locale } = usePlatform();
  const now = useNow();
  const zone = useVisitorZone() ?? professional.timeZone;
  const { free, slot, dropped, startsAt, shownType, choose } = booking;
  const { found, from, earlier, later } = free;
  /** The day that was picked for this slot; another slot shows its own. */
  const [picked, setPicked] = useState<{ readonly day: string; readonly slot: string | null }>();
  if (found?.ok === false) {
    return (
      <Notice
        tone="danger"
        live="assertive"
        title={t('slot.failed')}
        action={<Button onClick={free.retry}>{t('retry', { ns: 'remote-public/common' })}</Button>}
      >
        {errorText(found.code)}
      </Notice>
    );
  }
  const wait = (firstFree: string | null) => (
    <WaitForSlot professional={professional} consultation={booking.consultation} firstFree={firstFree} />
  );
  if (free.isFull) {
    return (
      <EmptyState
        title={t('slot.none')}
        action={
          <div className={styles.waysOn}>
            {wait(null)}
            <ButtonLink to={href('/recherche')}>{t('problem.search')}</ButtonLink>
          </div>
        }
      >
        <p>{t('slot.noneText')}</p>
        <AbsenceWithin professional={professional} from={from} to={daysAfter(from, FARTHEST)} />
      </EmptyState>
    );
  }
  const shown = (found?.value.slots ?? []).filter(
    ({ callTypes }) => shownType === null || callTypes.includes(shownType),
  );
  const days = [...new Set(shown.map((one) => dayOf(one.startsAt, zone)))];
  const last = slot ?? dropped;
  const wanted = [picked?.slot === slot ? picked?.day : undefined, last === null ? undefined : dayOf(last, zone)];
  const day = wanted.find((one) => one !== undefined && days.includes(one)) ?? days[0];
  const next = found?.value.next ?? null;
  const period = new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', day: 'numeric', month: 'long' });
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const cities = { city: zoneName(zone, locale), other: zoneLabel(professional.timeZone, locale, professional) };
  const hint = sameClock(slot ?? new Date(now).toISOString(), zone, professional.timeZone)
    ? sentenceCase(zoneLabel(zone, locale, zone === professional.timeZone ? professional : undefined))
    : t('slot.hintBoth', cities);
  const turn = (label: string, Icon: typeof ChevronLeft, onTurn: (() => void) | undefined) => (
    <IconButton
      label={label}
      icon={<Icon size={20} strokeWidth={1.75} />}
      // Stays focusable, so that who turns to the first days keeps their place.
      aria-disabled={onTurn === undefined}
      onClick={onTurn}
    />
  );
  return (
    <div className={styles.slots} aria-busy={found === undefined}>
      <div className={styles.paging}>
        <p aria-live="polite">
          {firstOfMonth(period.formatRange(noon(from), noon(daysAfter(from, WINDOW_DAYS - 1))), locale)}
        </p>
        {turn(t('slot.previous'), ChevronLeft, earlier)}
        {turn(t('slot.next'), ChevronRight, later)}
      </div>
      {found === undefined ? (
        <SlotsPending label={t('slot.loading')} />
      ) : day === undefined ? (
        <div className={styles.empty} role="status">
          <p>{t('slot.empty')}</p>
          <AbsenceWithin professional={professional} from={from} to={daysAfter(from, WINDOW_DAYS - 1)} />
          {next === null ? null : (
            <Button variant="secondary" onClick={() => free.goTo(next.startsAt)}>
              {t('slot.nextFree', {
                day: formatLongDay(next.startsAt, locale, zone),
                distance: formatDistance(Date.parse(next.startsAt), now, { locale, timeZone: zone }),
              })}
            </Button>
          )}
          {wait(next?.startsAt ?? null)}
        </div>
      ) : (
        <>
          {dropped === null ? null : <Notice live="polite">{t('slot.dropped')}</Notice>}
          <DayStrip
            legend={t('slot.day')}
            days={days}
            value={day}
            onChange={(chosen) => setPicked({ day: chosen, slot })}
            locale={intlLocale(locale)}
          />
          <TimeGrid
            name="slot"
            legend={t('slot.legend')}
            hint={hint}
            times={shown
              .filter((one) => dayOf(one.startsAt, zone) === day)
              .map((one) => ({ startsAt: one.startsAt, label: formatClock(one.startsAt, locale, zone) }))}
            value={startsAt}
            onChange={(chosen) => choose({ slot: chosen })}
            error={error}
          />
          {wait(shown[0]?.startsAt ?? null)}
        </>
      )}
    </div>
  );
}

/** The room of days and slots while they are fetched. */
function SlotsPending({ label }: { readonly label: string }) {
  return (
    <>
      <p role="status" className={styles.loading}>
        {label}
      </p>
      <div className={styles.pending}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} shape="button" />
        ))}
      </div>
    </>
  );
}
