import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { qualityOf } from '../engine/line-step.ts';
import type { LineReading } from '../engine/read-line.ts';
import { connectedFor, seenLink } from '../engine/room-session.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import styles from './room-top.module.css';
import { useIsOnline } from './use-is-online.ts';
import { useSeconds } from './use-seconds.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `7:05`, `1:07:05` of a duration in milliseconds. */
function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whom one meets, for how long they have been connected and how much longer, and what the line is like. */
export function RoomTop({ room, subject }: { readonly room: Room; readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/meeting');
  const now = useSeconds(room);
  const isOnline = useIsOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led in is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { state } = room;
  const { joined, reading, line, other: present } = state;
  const { other, reader } = subject;
  if (joined === null) return null;
  const ahead = Math.ceil((Date.parse(joined.startsAt) - now) / 60_000);
  const left = Math.ceil((Date.parse(joined.endsAt) - now) / 60_000);
  const isHere = present?.isPresent === true;
  const connected = isHere ? connectedFor(state, now) : null;
  // Alone one reads it in the place of the picture.
  const saysAhead = isHere || present?.provider === 'jitsi';
  // There is no line to somebody who is gone.
  const read = isHere ? reading : null;
  const isLost = isHere && (!isOnline || seenLink(state) === 'broken');
  const quality = isLost ? 'lost' : read === null ? null : qualityOf(worse(read), line.best);
  const percent = new Intl.NumberFormat(intlLocale(reader.locale), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <header className={styles.top}>
      <h1 ref={heading} tabIndex={-1} translate="no" className={styles.name}>
        {other.name}
      </h1>
      {quality === null ? null : (
        <p className={styles.quality} data-quality={quality}>
          <span className={styles.bars} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className={styles.word}>{t(`room.quality.${quality}`)}</span>
          {read === null || read.roundTrip === null || isLost ? null : (
            <span className={styles.facts}>
              {t('room.quality.facts', {
                loss: percent.format(Math.max(read.loss, read.lossHere)),
                trip: read.roundTrip,
              })}
            </span>
          )}
        </p>
      )}
      <p className={styles.clock} role="timer">
        {connected === null ? null : (
          <>
            <VisuallyHidden>{t('room.elapsed')} </VisuallyHidden>
            <span translate="no">{clockOf(connected)}</span>
            <span aria-hidden="true"> · </span>
          </>
        )}
        {ahead > 0 && !saysAhead ? null : (
          <span data-over={left <= 0 || undefined}>
            {ahead > 0
              ? t('room.ahead', { count: ahead })
              : left > 0
                ? t('room.left', { count: left })
                : t('room.over')}
          </span>
        )}
      </p>
    </header>
  );
}

/** What one sees of the line is its worse direction. */
const worse = (reading: LineReading) => ({ ...reading, loss: Math.max(reading.loss, reading.lossHere) });
