import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import styles from '../booking-view.module.css';
import { momentWords } from './moment-words.ts';
import { useTimeThere } from './use-time-there.ts';

/** A slot at the visitor's time, how long it is, and the professional's time where it differs, or is the only one known. */
export function SlotWords({
  startsAt,
  minutes,
  professional,
  isGone = false,
}: {
  readonly startsAt: string;
  readonly minutes: number;
  readonly professional: Pick<PublicProfessional, 'timeZone' | 'city' | 'country'>;
  /** It cannot be had any more. */
  readonly isGone?: boolean;
}) {
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const there = useTimeThere(professional)(startsAt);
  const words = (
    <>
      <time translate="no" className={styles.when} dateTime={startsAt}>
        {momentWords(startsAt, locale, zone)}
      </time>
      {/* A line of its own: a separator would begin or end one on a narrow screen. */}
      <span className={styles.length}>
        <span>{minutesText(minutes)}</span>
        {there === undefined ? null : <span>{` (${there})`}</span>}
      </span>
    </>
  );
  return isGone ? <del className={styles.gone}>{words}</del> : words;
}
