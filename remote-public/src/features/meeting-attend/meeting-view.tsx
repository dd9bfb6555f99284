import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import type { MeetingData } from './meeting-loader.ts';
import { AfterView } from './after/after-view.tsx';
import { DeviceCheck } from './before/device-check.tsx';
import { DoorClosed } from './before/door-closed.tsx';
import { Ended, isUnheld } from './before/ended.tsx';
import { RoomView } from './during/room-view.tsx';
import { subjectOf } from './meeting-subject.ts';
import { dropRoomMemory } from './room-memory.ts';
import { useRoom } from './use-room.ts';
import { useRoomMemory } from './use-room-memory.ts';
import { useSerialRevalidate } from '../../loading/use-serial-revalidate.ts';

/** One person's way through a meeting: before its time, at the door, inside, afterwards. */
export function MeetingView({ appointment, user, access, endedBy, hasSaid }: Omit<MeetingData, 'page'>) {
  const { t } = useTranslation('remote-public/meeting');
  const { locale } = usePlatform();
  const [subject] = useState(() => subjectOf(appointment, user, locale));
  const room = useRoom(subject);
  const { state, session, local } = room;
  const [search] = useSearchParams();
  // From what asks for it, or to change what was said, while the room is still open.
  const [isAsked, setAsked] = useState(hasSaid || search.get('ask') === 'outcome');
  useRoomMemory(subject, room, access.isOpen);
  const revalidate = useSerialRevalidate();
  // Before the start a room closes for those alone whose appointment has changed.
  const isEnded = state.phase === 'closed' && Date.parse(appointment.startsAt) > session.now();
  useEffect(() => {
    if (isEnded) void revalidate();
  }, [isEnded, revalidate]);
  const handleLeave = () => {
    dropRoomMemory(appointment.id, user.id);
    void session.leave();
  };
  // Its devices are closed: they open again at the door, or by taking the room back.
  const handleBack = () => void Promise.all([local.open(), session.join()]);
  if (state.phase !== 'in' && isUnheld(appointment))
    return <Ended subject={subject} appointment={appointment} by={endedBy} />;
  switch (state.phase) {
    case 'in':
      return <RoomView room={room} subject={subject} onLeave={handleLeave} />;
    case 'replaced':
      return (
        <EmptyState
          headingLevel={1}
          title={t('replaced.title')}
          action={<Button onClick={handleBack}>{t('replaced.back')}</Button>}
        >
          <span role="status">{t('replaced.text')}</span>
        </EmptyState>
      );
    case 'left':
    case 'closed':
      return (
        <AfterView
          room={room}
          subject={subject}
          onReturn={state.phase === 'left' && access.isOpen ? handleBack : null}
        />
      );
    default:
      return access.isOpen && isAsked ? (
        <AfterView room={room} subject={subject} onReturn={() => setAsked(false)} />
      ) : access.isOpen ? (
        <DeviceCheck room={room} subject={subject} access={access} />
      ) : (
        <DoorClosed room={room} subject={subject} access={access} />
      );
  }
}
