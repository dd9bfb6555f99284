import { boolean, nullish, object, safeParse, type InferOutput } from 'valibot';

const kept = object({ microphone: boolean(), camera: boolean(), blur: nullish(boolean(), null) });
export type RoomMemory = InferOutput<typeof kept>;

const keyOf = (appointmentId: string, userId: string): string => `meeting-room:${userId}:${appointmentId}`;

/** What this tab sent when its page was loaded again in the middle of a meeting; null when it was not in one. */
export function readRoomMemory(appointmentId: string, userId: string): RoomMemory | null {
  try {
    const text = sessionStorage.getItem(keyOf(appointmentId, userId));
    if (text === null) return null;
    const parsed = safeParse(kept, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not ours, or storage is blocked.
    return null;
  }
}

export function keepRoomMemory(appointmentId: string, userId: string, memory: RoomMemory): void {
  try {
    sessionStorage.setItem(keyOf(appointmentId, userId), JSON.stringify(memory));
  } catch {
    // Full or blocked: a page that is loaded again asks at the door.
  }
}

export function dropRoomMemory(appointmentId: string, userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(appointmentId, userId));
  } catch {
    // Blocked: there is nothing to remove.
  }
}
