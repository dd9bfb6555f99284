import { useEffect, useEffectEvent } from 'react';
import type { MeetingSubject } from './meeting-subject.ts';
import { dropRoomMemory, keepRoomMemory, readRoomMemory } from './room-memory.ts';
import type { Room } from './use-room.ts';

/** A page that is loaded again in the middle of a meeting goes back into it, with what it sent. */
export function useRoomMemory({ appointment, userId }: MeetingSubject, room: Room, isOpen: boolean): void {
  const { phase } = room.state;
  const { wants, wantsBlur } = room.media;
  const comeBack = useEffectEvent(async () => {
    // Moved while its person was inside: at its new time they come to the door.
    if (!isOpen) dropRoomMemory(appointment.id, userId);
    const memory = readRoomMemory(appointment.id, userId);
    if (memory === null || phase !== 'out') return;
    const { local, session } = room;
    if (!memory.camera) await local.turn('camera', false);
    if (!memory.microphone) await local.turn('microphone', false);
    if (memory.blur !== null) await local.blur(memory.blur);
    await Promise.all([session.join(), local.open()]);
  });
  useEffect(() => void comeBack(), []);
  useEffect(() => {
    if (phase === 'in') keepRoomMemory(appointment.id, userId, { ...wants, blur: wantsBlur });
    // Gone by the page itself, which may be about to load again, is not left by its person.
    else if (phase === 'replaced' || phase === 'closed') dropRoomMemory(appointment.id, userId);
  }, [appointment.id, userId, phase, wants, wantsBlur]);
}
