import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
interface SlotCalendarProps {
  readonly professional: PublicProfessional;
  readonly callType: CallType | null;
  readonly visitorZone: string;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (startsAt: string) => void;
}
/** Seven days of free slots in the visitor's zone, a week at a time. Mounted in the browser only. */
export declare function SlotCalendar({
  professional,
  callType,
  visitorZone,
  value,
  error,
  onChange,
}: SlotCalendarProps): import('react').JSX.Element;
export {};
