import { boolean, object, safeParse } from 'valibot';

const kept = object({ microphone: boolean(), camera: boolean() });
export interface RoomMemory {
  readonly microphone: boolean;
  readonly camera: boolean;
}

const keyOf = (appointmentId: string, userId: string): string => `meeting-room:${userId}:${appointmentId}`;

/** What this tab sent when its page was loaded again in the middle of a meeting; null when it was not in one. */
export function readRoomMemory(appointmentId: string, userId: string): RoomMemory | null {
  const text = sessionStorage.getItem(keyOf(appointmentId, userId));
  if (text === null) return null;
  try {
    const parsed = safeParse(kept, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not ours.
    return null;
  }
}

export const keepRoomMemory = (appointmentId: string, userId: string, { microphone, camera }: RoomMemory): void =>
  sessionStorage.setItem(keyOf(appointmentId, userId), JSON.stringify({ microphone, camera }));

export const dropRoomMemory = (appointmentId: string, userId: string): void =>
  sessionStorage.removeItem(keyOf(appointmentId, userId));
