import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { atTime } from 'shared-contracts/formats/time/reader-time';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { formatChosenDay } from '../../../time/slot-format.ts';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import { BookingActions, type BookingActionsProps } from './booking-actions.tsx';
import styles from './booking-bar.module.css';
import { HoldCountdown } from '../hold/hold-countdown.tsx';
import type { Booking } from '../use-booking.ts';
import { useConsultationWords } from './use-consultation-words.ts';
import { useTimeThere } from '../times/use-time-there.ts';

interface BookingBarProps extends BookingActionsProps {
  readonly booking: Booking;
  readonly professional: PublicProfessional;
}

/** The choice, its fee and the way on: at the bottom of a phone, beside the page on a desktop. */
export function BookingBar({ professional, ...actions }: BookingBarProps) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const timeZone = useVisitorZone() ?? professional.timeZone;
  const wordsOf = useConsultationWords();
  const { booking } = actions;
  const { slot, lost, type, consultation, hold } = booking;
  const { name, fee, length } = wordsOf(consultation);
  const timeThere = useTimeThere(professional);
  const there = slot === null ? undefined : timeThere(slot);
  const when =
    slot === null ? null : (
      <time
        translate="no"
        dateTime={slot}
      >{`${formatChosenDay(slot, locale, timeZone)} ${atTime(slot, { locale, timeZone })}`}</time>
    );
  return (
    <section className={styles.bar} aria-label={t('summary')} data-bar="bottom">
      <div className={styles.choice}>
        <p className={styles.when}>
          {lost !== null && when ? <del className={styles.gone}>{when}</del> : (when ?? t('none'))}
        </p>
        {there === undefined ? null : (
          <p translate="no" className={styles.there}>
            {lost === null ? there : <del className={styles.gone}>{there}</del>}
          </p>
        )}
        <p translate="no" className={styles.fee}>
          {fee}
        </p>
        <p className={styles.what}>
          <span>{name}</span> <span>{length}</span> {type === null ? null : <span>{t(`way.${type}`)}</span>}
        </p>
        {lost === null && slot !== null && type !== null ? <HoldCountdown hold={hold} timeZone={timeZone} /> : null}
      </div>
      <BookingActions {...actions} />
    </section>
  );
}
