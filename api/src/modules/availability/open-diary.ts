import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { Diary, Offer, Schedule } from './types.ts';
import { compileSchedule } from './schedule.ts';

/** A diary as it is open for appointments of one length. */
export interface OpenDiary extends Diary {
  readonly schedule: Schedule;
}

/** For a consultation, or for an appointment that keeps the length and way to meet it was booked with. */
export const openFor = (diary: Diary, { minutes, callTypes }: Pick<Offer, 'minutes' | 'callTypes'>): OpenDiary => ({
  ...diary,
  schedule: compileSchedule({ ...diary.calendar, slotMinutes: minutes, callTypes }),
});

/** Those with the call type: free ones first, those without an amount last, as the lowest fee of a professional is found. */
export const cheapestFirst = ({ offers }: Pick<Diary, 'offers'>, callType: CallType | undefined): readonly Offer[] =>
  offers
    .filter(({ callTypes }) => callType === undefined || callTypes.includes(callType))
    .sort((one, other) => one.feeRank - other.feeRank);

/** The consultation asked for, if it is offered; otherwise the first one, of those with the call type. */
export const offerOf = (
  { offers }: Pick<Diary, 'offers'>,
  asked: { readonly consultationId?: string | undefined; readonly callType?: CallType | undefined },
): Offer | undefined =>
  offers.find(({ id, callTypes }) =>
    asked.consultationId === undefined
      ? asked.callType === undefined || callTypes.includes(asked.callType)
      : id === asked.consultationId,
  );
