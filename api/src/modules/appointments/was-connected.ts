import type { Tx } from '../../db/run-as.ts';
import { readAttendance } from '../meeting-outcomes/read-attendance.ts';

type Held = Parameters<typeof readAttendance>[1];

/** Whether both were connected in the room: the client did not miss it. `tx` runs as `system`. */
export async function wasConnected(tx: Tx, held: Held, now: Date): Promise<boolean> {
  const { connectedMs } = await readAttendance(tx, held, now);
  return connectedMs > 0;
}
