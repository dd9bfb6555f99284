import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import type { Consultation } from '../../data/practice/consultations.ts';
import { timeAt } from 'shared-ui/domain/appointments/times/chosen-time.ts';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';

/** What is typed for a new appointment. */
export interface NewAppointment {
  readonly clientId: string;
  readonly consultationId: string;
  readonly callType: string;
  readonly day: string;
  readonly time: string;
  /** Empty: the length of the consultation. */
  readonly minutes: string;
  readonly reason: string;
}

export const nothingTyped: NewAppointment = {
  clientId: '',
  consultationId: '',
  callType: '',
  day: '',
  time: '',
  minutes: '',
  reason: '',
};

export const draftName = 'new-appointment';

/** A time that was selected, before the form opens with its draft. */
export function draftTime(
  pathname: string,
  { startsAt, minutes }: { readonly startsAt: string; readonly minutes?: number },
  reader: Reader,
): void {
  const key = `${pathname}#${draftName}`;
  const { day, time } = timeAt(startsAt, reader);
  writeDraft(key, { ...readDraft(key), day, time, minutes: minutes === undefined ? '' : String(minutes) });
}

/** The day on screen, before the form opens with its draft. */
export function draftDay(pathname: string, day: string): void {
  const key = `${pathname}#${draftName}`;
  writeDraft(key, { ...readDraft(key), day });
}

/** A client who was chosen, before the form opens at `pathname` with their draft: what was typed for another one is kept for that one. */
export function draftClient(pathname: string, clientId: string): void {
  const key = `${pathname}#${draftName}`;
  const keyOf = (id: string) => `${key}/${id}`;
  const { clientId: other = '', ...typed } = readDraft(key);
  if (typeof other !== 'string' || other === '' || other === clientId) return writeDraft(key, { ...typed, clientId });
  writeDraft(keyOf(other), { ...typed, clientId: other });
  writeDraft(key, { ...readDraft(keyOf(clientId)), clientId });
  clearDraft(keyOf(clientId));
}

/** The consultation, the way to meet and the length that are chosen; or the first, and its own length. */
export function chosenOffer(
  consultations: readonly Consultation[],
  { consultationId, callType, minutes }: Pick<NewAppointment, 'consultationId' | 'callType' | 'minutes'>,
) {
  const consultation = consultations.find(({ id }) => id === consultationId) ?? consultations[0];
  return {
    consultation,
    callType: consultation?.callTypes.find((one) => one === callType) ?? consultation?.callTypes[0],
    minutes: minutes || String(consultation?.minutes ?? ''),
  };
}
