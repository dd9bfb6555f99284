import * as v from 'valibot';
import { code, id, instant } from './text.ts';

/** What became of an appointment by video or phone. */
export const meetingOutcomes = ['took_place', 'client_absent', 'professional_absent', 'technical_failure'] as const;
export type MeetingOutcomeName = (typeof meetingOutcomes)[number];
const outcomeName = v.picklist(meetingOutcomes, code('INVALID'));

/** POST /rtc/outcome, by either party from the start on, and again until it is settled. */
export const meetingOutcomeInput = v.object({ appointmentId: id, says: outcomeName });

const stay = v.object({ from: instant, until: v.nullable(instant) });

/** Answer of GET and POST /rtc/outcome. */
export const meetingOutcome = v.object({
  appointmentId: id,
  /** What the times in the room say; null where they say nothing. */
  proposed: v.nullable(outcomeName),
  clientSays: v.nullable(outcomeName),
  professionalSays: v.nullable(outcomeName),
  /** Both said the same, or one did and the other was silent for 48 hours. The appointment then has its last status. */
  settled: v.nullable(outcomeName),
  /** When it settles although one is silent; null where it does not. */
  settlesAt: v.nullable(instant),
  /** Both said something else: nothing is counted against anybody. */
  differs: v.boolean(),
  client: v.array(stay),
  professional: v.array(stay),
  /** How long sound or picture arrived, by what both browsers say. */
  connectedSeconds: v.number(),
});
export type MeetingOutcome = v.InferOutput<typeof meetingOutcome>;

/** Row of `meeting_outcomes`, for the two parties: from the end on, or from when one of them said something. */
export const meetingOutcomeRow = v.object({
  id,
  appointmentId: id,
  proposed: v.nullable(outcomeName),
  clientSays: v.nullable(outcomeName),
  professionalSays: v.nullable(outcomeName),
  settled: v.nullable(outcomeName),
  settlesAt: v.nullable(instant),
  settledAt: v.nullable(instant),
  createdAt: instant,
});
