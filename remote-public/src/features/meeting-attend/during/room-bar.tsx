import {
  Expand,
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  Phone,
  PictureInPicture2,
  Settings,
  Shrink,
  Video,
  VideoOff,
} from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Source } from '../engine/local-media.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { BarButton } from './bar-button.tsx';
import styles from './room-bar.module.css';
import type { Panel } from './room-panel.tsx';

interface RoomBarProps {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly panel: Panel | null;
  /** Messages that were not seen. */
  readonly news: number;
  readonly onPanel: (panel: Panel) => void;
  readonly onLeave: () => void;
}

/** All that one can do in the room. */
export function RoomBar({ room, subject, page, video, panel, news, onPanel, onLeave }: RoomBarProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { toast } = usePlatform();
  const { local, media, state } = room;
  const { wants, microphone, camera, screen } = media;
  const isVideo = subject.appointment.callType === 'video';
  const isFull = useIsFullScreen();
  const hasPicture = state.other?.isPresent === true && (state.other.camera || state.other.sharing);
  // As it is once the browser has answered.
  const open = useRef(panel);
  useEffect(() => {
    open.current = panel;
  }, [panel]);
  const handleTurn = async (source: Source, isOn: boolean) => {
    await local.turn(source, isOn);
    const { wants: wanted, faults, ...now } = local.state();
    // It did not open: the help says why.
    const isRefused = isOn && wanted[source] && now[source] === null && faults[source] !== null;
    if (isRefused && open.current === null) onPanel('devices');
  };
  const handleShare = async () => {
    if (screen) return local.stopSharing();
    try {
      await local.share();
    } catch {
      toast.error(t('room.shareFailed'));
    }
  };
  const handleFull = () => attempt(isFull ? document.exitFullscreen() : page.current?.requestFullscreen());
  const handlePip = () =>
    attempt(
      document.pictureInPictureElement ? document.exitPictureInPicture() : video.current?.requestPictureInPicture(),
    );
  const isHeard = microphone !== null && wants.microphone;
  const isSeen = camera !== null && wants.camera;
  return (
    <div className={styles.bar} role="group" aria-label={t('room.controls')}>
      <BarButton
        icon={isHeard ? Mic : MicOff}
        label={t(isHeard ? 'room.mute' : 'room.unmute')}
        short={t('room.short.microphone')}
        isOff={!isHeard}
        onClick={() => void handleTurn('microphone', !isHeard)}
      />
      {isVideo ? (
        <>
          <BarButton
            icon={isSeen ? Video : VideoOff}
            label={t(isSeen ? 'room.hideCamera' : 'room.showCamera')}
            short={t('room.short.camera')}
            isOff={!isSeen}
            onClick={() => void handleTurn('camera', !isSeen)}
          />
          {navigator.mediaDevices !== undefined && 'getDisplayMedia' in navigator.mediaDevices ? (
            <BarButton
              icon={screen ? MonitorX : MonitorUp}
              label={t(screen ? 'room.stopShare' : 'room.share')}
              short={t('room.short.share')}
              isOn={screen !== null}
              isForDesk
              onClick={() => void handleShare()}
            />
          ) : null}
          {document.fullscreenEnabled ? (
            <BarButton
              icon={isFull ? Shrink : Expand}
              label={t(isFull ? 'room.exitFullScreen' : 'room.fullScreen')}
              short={t('room.short.fullScreen')}
              onClick={handleFull}
            />
          ) : null}
          {document.pictureInPictureEnabled && hasPicture ? (
            <BarButton
              icon={PictureInPicture2}
              label={t('room.pip')}
              short={t('room.short.pip')}
              isForDesk
              onClick={handlePip}
            />
          ) : null}
        </>
      ) : null}
      <BarButton
        icon={MessageSquare}
        label={news > 0 ? t('room.chatNew', { count: news }) : t('room.chat')}
        short={t('room.short.chat')}
        count={news}
        isOn={panel === 'chat'}
        isExpanded={panel === 'chat'}
        onClick={() => onPanel('chat')}
      />
      <BarButton
        icon={Settings}
        label={t('room.devices')}
        short={t('room.short.devices')}
        isOn={panel === 'devices'}
        isExpanded={panel === 'devices'}
        onClick={() => onPanel('devices')}
      />
      <BarButton icon={Phone} label={t('room.leave')} short={t('room.short.leave')} isDanger onClick={onLeave} />
    </div>
  );
}

/** The browser may refuse: then nothing has changed. */
const attempt = (work: Promise<unknown> | undefined): void => void work?.catch(() => undefined);

function useIsFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const handleChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  return isFull;
}
