import { MicOff, MonitorUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { PhoneLink } from 'shared-ui/domain/contact/phone-link.tsx';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ByPhone } from '../components/by-phone.tsx';
import { phoneOf } from '../components/phone-of.ts';
import { TrackVideo } from '../components/track-video.tsx';
import { useStartWords } from '../components/use-start-words.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { RemoteSound } from './remote-sound.tsx';
import { RemoteVideo } from './remote-video.tsx';
import styles from './stage.module.css';
import { useSeconds } from './use-seconds.ts';

interface StageProps {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onWrite: () => void;
}

/** The other, or what is known of them while there is no picture; one's own picture in a corner. */
export function Stage({ room, subject, video, onWrite }: StageProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { state, media } = room;
  const { other: person, ownName, userId, appointment } = subject;
  const { other, stream, link, sent } = state;
  const name = person.name;
  const isHere = other?.isPresent === true;
  const hasPicture = isHere && stream !== null && (other.camera || other.sharing);
  const own = sent.sharing ? media.screen : media.camera;
  const without = appointment.callType === 'call' ? 'news.connected' : other?.held === true ? 'held' : 'cameraOff';
  return (
    <div className={styles.stage}>
      <RemoteVideo
        stream={stream}
        video={video}
        label={t('room.stage', { name })}
        isShown={hasPicture}
        isWhole={other?.sharing === true}
      />
      <RemoteSound stream={stream} speaker={media.chosen.speaker} />
      {hasPicture ? null : (
        <div className={styles.instead}>
          <Avatar name={name} id={person.id} src={person.image} size="portrait" loading="eager" />
          {isHere ? (
            <>
              <p className={styles.state}>
                {link === 'connected' ? t(`room.${without}`) : t('room.connecting', { name })}
              </p>
              <ByPhone subject={subject} />
            </>
          ) : null}
          {isHere ? null : (
            <Waiting
              room={room}
              subject={subject}
              hasMet={stream !== null || (state.joined?.connectedMs ?? 0) > 0}
              isOnJitsi={other?.provider === 'jitsi'}
              onWrite={onWrite}
            />
          )}
        </div>
      )}
      {isHere && (!other.microphone || other.sharing) ? (
        <ul className={styles.marks}>
          {other.microphone ? null : (
            <li>
              <MicOff size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('room.muted')}
            </li>
          )}
          {other.sharing ? (
            <li>
              <MonitorUp size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('room.sharing')}
            </li>
          ) : null}
        </ul>
      ) : null}
      {appointment.callType === 'video' ? (
        <div className={styles.self} data-off={own === null || undefined}>
          {own === null ? (
            <Avatar name={ownName} id={userId} />
          ) : (
            <TrackVideo track={own} label={t('room.self')} isMirrored={!sent.sharing} isWhole={sent.sharing} />
          )}
          {sent.microphone ? null : (
            <span className={styles.selfMark}>
              <MicOff size={14} strokeWidth={2} aria-hidden="true" />
            </span>
          )}
        </div>
      ) : null}
    </div>
  );
}

function Waiting({
  room,
  subject,
  hasMet,
  isOnJitsi,
  onWrite,
}: {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly hasMet: boolean;
  readonly isOnJitsi: boolean;
  readonly onWrite: () => void;
}) {
  const { t } = useTranslation('remote-public/meeting');
  const now = useSeconds(room);
  const starts = useStartWords(subject, now);
  const { other, appointment } = subject;
  const phone = phoneOf(room.state, subject);
  if (isOnJitsi)
    return (
      <>
        <h2 className={styles.title}>{t('room.onJitsi', { name: other.name })}</h2>
        <ButtonLink to={href('/jitsi', undefined, { appointment: appointment.id })}>{t('room.toJitsi')}</ButtonLink>
      </>
    );
  return (
    <>
      <h2 className={styles.title}>{t(hasMet ? 'room.backSoon' : 'room.waitTitle', { name: other.name })}</h2>
      {hasMet && Date.parse(appointment.startsAt) <= now ? null : <p className={styles.state}>{starts}</p>}
      <p className={styles.text}>{t(hasMet ? 'room.backText' : 'room.waitText')}</p>
      <Button variant="secondary" onClick={onWrite}>
        {t('room.message')}
      </Button>
      {hasMet && phone !== null ? (
        <p>
          {t('room.byPhone')} <PhoneLink number={phone} />
        </p>
      ) : (
        <ByPhone subject={subject} />
      )}
    </>
  );
}
