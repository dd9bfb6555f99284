import { useTranslation } from 'react-i18next';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { telOf } from 'shared-contracts/formats/place/tel-of';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { climbIsNews, qualityOf } from '../engine/line-step.ts';
import { seenLink } from '../engine/room-session.ts';
import { phoneOf } from '../components/phone-of.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import styles from './line-notice.module.css';
import { useIsOnline } from './use-is-online.ts';

/** What the line does not carry now, and what can be done. */
export function LineNotice({
  room: { session, state, media },
  subject,
  onWrite,
  onHelp,
}: {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly onWrite: () => void;
  /** Null where the help is shown. */
  readonly onHelp: (() => void) | null;
}) {
  const { t } = useTranslation('remote-public/meeting');
  const isOnline = useIsOnline();
  const { line, other, reading } = state;
  const phone = phoneOf(state, subject);
  const isShown = media.camera !== null || media.screen !== null;
  const isBroken = seenLink(state) === 'broken' && other?.isPresent === true;
  const isByPhone = line.step === 'phone';
  const canCall = phone !== null && (isByPhone || isBroken || !isOnline);
  const canWrite = isByPhone && phone === null && isOnline;
  const fault = media.wants.microphone && media.microphone === null ? media.faults.microphone : null;
  // Of whoever shows no picture nothing is missing while the sound is whole.
  const isWhole = line.step === 'full' || (!isShown && (line.step === 'small' || line.step === 'no_picture'));
  const isBack =
    line.step === (isShown ? 'full' : 'no_picture') &&
    line.sinceClimb < climbIsNews &&
    reading !== null &&
    qualityOf(reading, line.best) === 'good';
  if (isOnline && !isBroken && isWhole && fault === null)
    return isBack ? (
      <div className={styles.notice}>
        <Notice tone="success" live="polite">
          {t('room.line.full')}
        </Notice>
      </div>
    ) : null;
  const words = !isOnline
    ? t('room.line.offline')
    : isBroken
      ? t('room.line.broken')
      : isWhole && fault !== null
        ? t(`help.microphone.${fault}`)
        : t(
            `room.line.${isByPhone && phone === null ? 'write' : !isShown && line.step === 'low_sound' ? 'lowCall' : line.step}`,
          );
  const canRetry = isOnline && !isBroken && !isWhole;
  const canHelp = isOnline && !isBroken && isWhole && onHelp !== null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        live="polite"
        action={
          canCall || canWrite || canRetry || canHelp ? (
            <span className={styles.actions}>
              {canCall ? (
                <a className={styles.call} href={`tel:${telOf(phone)}`}>
                  {t('room.line.call', { number: formatPhone(phone) })}
                </a>
              ) : null}
              {canWrite ? (
                <Button size="dense" onClick={onWrite}>
                  {t('room.message')}
                </Button>
              ) : null}
              {canHelp ? (
                <Button variant="secondary" size="dense" onClick={onHelp}>
                  {t('room.fix')}
                </Button>
              ) : null}
              {canRetry ? (
                <Button variant="secondary" size="dense" onClick={session.retryPicture}>
                  {t(!isShown ? 'room.retry' : line.step === 'small' ? 'room.line.enlarge' : 'room.line.retry')}
                </Button>
              ) : null}
            </span>
          ) : undefined
        }
      >
        {words}
      </Notice>
    </div>
  );
}
