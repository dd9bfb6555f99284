import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { LevelBar } from '../components/level-bar.tsx';
import { TrackVideo } from '../components/track-video.tsx';
import type { Source } from '../engine/local-media.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import styles from './preview.module.css';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One's own picture and how loud one is, with what turns them off. */
export function Preview({
  room: { local, media },
  subject,
}: {
  readonly room: Room;
  readonly subject: MeetingSubject;
}) {
  const { t } = useTranslation('remote-public/meeting');
  const isVideo = subject.appointment.callType === 'video';
  const { microphone, camera, wants, faults, isAsking } = media;
  // While the browser asks, what is wanted is on its way.
  const isOn = (source: Source) => wants[source] && (media[source] !== null || (isAsking && faults[source] === null));
  const [isHeard, isSeen] = [isOn('microphone'), isOn('camera')];
  const hasSound = microphone !== null && wants.microphone;
  return (
    <div className={styles.preview}>
      <div className={styles.frame} data-sound={isVideo ? undefined : true}>
        {camera === null ? (
          <div className={styles.off}>
            <Avatar name={subject.ownName} id={subject.userId} size="face" />
            {isVideo ? <span>{t('check.off')}</span> : null}
          </div>
        ) : (
          <TrackVideo track={camera} label={t('check.preview')} isMirrored />
        )}
        <div className={styles.toggles}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(isHeard ? 'check.mute' : 'check.unmute')}
            title={t(isHeard ? 'check.mute' : 'check.unmute')}
            data-off={!isHeard || undefined}
            onClick={() => void local.turn('microphone', !isHeard)}
          >
            {isHeard ? <Mic {...icon} /> : <MicOff {...icon} />}
          </button>
          {isVideo ? (
            <button
              type="button"
              className={styles.toggle}
              aria-label={t(isSeen ? 'check.cameraOff' : 'check.cameraOn')}
              title={t(isSeen ? 'check.cameraOff' : 'check.cameraOn')}
              data-off={!isSeen || undefined}
              onClick={() => void local.turn('camera', !isSeen)}
            >
              {isSeen ? <Video {...icon} /> : <VideoOff {...icon} />}
            </button>
          ) : null}
        </div>
      </div>
      <LevelBar track={hasSound ? microphone : null} label={t('check.level')} hint={t('check.speak')} />
    </div>
  );
}
