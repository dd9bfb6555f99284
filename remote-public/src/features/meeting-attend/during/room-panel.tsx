import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { DeviceFields } from '../components/device-fields.tsx';
import { LevelBar } from '../components/level-bar.tsx';
import { MediaHelp } from '../components/media-help.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { LateChat } from './late-chat.tsx';
import styles from './room-panel.module.css';

export type Panel = 'chat' | 'devices';

interface RoomPanelProps {
  readonly panel: Panel;
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly onClose: () => void;
}

/** Beside the picture: the messages of the appointment, or the devices. Not a dialog: the meeting goes on. */
export function RoomPanel({ panel, room, subject, onClose }: RoomPanelProps) {
  const { t } = useTranslation('remote-public/meeting');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [panel]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  const { microphone, wants } = room.media;
  return (
    <section className={styles.panel} aria-label={t(`room.${panel}`)}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`room.${panel}`)}
        </h2>
        <IconButton
          label={t('room.close')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {panel === 'chat' ? (
        <LateChat subject={subject} />
      ) : (
        <div className={styles.devices}>
          <MediaHelp room={room} />
          <DeviceFields room={room} hasCamera={subject.appointment.callType === 'video'} />
          <LevelBar track={wants.microphone ? microphone : null} label={t('check.level')} hint={t('check.speak')} />
        </div>
      )}
    </section>
  );
}
