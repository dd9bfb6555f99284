import { useRef, useState } from 'react';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { LineNotice } from './line-notice.tsx';
import { News } from './news.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomPanel, type Panel } from './room-panel.tsx';
import { RoomTop } from './room-top.tsx';
import styles from './room-view.module.css';
import { Stage } from './stage.tsx';
import { useNewMessages } from './use-new-messages.ts';

interface RoomViewProps {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly onLeave: () => void;
}

/** Inside: the other's picture, one's own, and what one can do. */
export function RoomView({ room, subject, onLeave }: RoomViewProps) {
  const page = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const opener = useRef<HTMLElement>(null);
  const news = useNewMessages(subject, panel === 'chat');
  const handlePanel = (wanted: Panel) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setPanel(panel === wanted ? null : wanted);
  };
  const handleClose = () => {
    setPanel(null);
    opener.current?.focus();
  };
  return (
    <div ref={page} className={styles.room} data-room="in" data-fills="page" data-panel={panel ?? undefined}>
      <RoomTop room={room} subject={subject} />
      <div className={styles.middle}>
        <div className={styles.stage}>
          <Stage room={room} subject={subject} video={video} onWrite={() => handlePanel('chat')} />
          <LineNotice
            room={room}
            subject={subject}
            onWrite={() => handlePanel('chat')}
            onHelp={panel === 'devices' ? null : () => handlePanel('devices')}
          />
        </div>
        {panel === null ? null : <RoomPanel panel={panel} room={room} subject={subject} onClose={handleClose} />}
      </div>
      <RoomBar
        room={room}
        subject={subject}
        page={page}
        video={video}
        panel={panel}
        news={news}
        onPanel={handlePanel}
        onLeave={onLeave}
      />
      <News room={room} subject={subject} />
    </div>
  );
}
