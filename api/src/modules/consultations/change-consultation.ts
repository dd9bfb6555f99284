import { consultationByVideo, consultationFee } from 'shared-contracts/schemas/consultation-input';
import type { ConsultationChange } from 'shared-contracts/schemas/consultation-input';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { placeOf, requireOffered } from './require-offered.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';

/** Whether slots follow from what is changed. */
export const isAboutSlots = ({ minutes, callTypes, active }: ConsultationChange): boolean =>
  minutes !== undefined || callTypes !== undefined || active !== undefined;

/** Changes a consultation. Its fee and ways to meet are checked together with what stays of them. @throws Problem 422. */
export function changeConsultation(
  context: CallContext,
  { before, input }: Change<ConsultationChange>,
  write: Write,
): Promise<Row> {
  const values = { ...input, ...feeAfter(before, input), ...placeAfter(context, before, input) };
  const change = () => write(values);
  return isAboutSlots(input) ? updateMasksAfter(context, change) : change();
}

function feeAfter(before: Row, { feeKind, fee, currency }: ConsultationChange): Row {
  if (feeKind === undefined && fee === undefined && currency === undefined) return {};
  const kind = feeKind ?? before.feeKind;
  const stays = before.feeKind === 'fixed' && kind === 'fixed';
  return parseInput(consultationFee, {
    feeKind: kind,
    ...(stays && { fee: before.fee, currency: before.currency }),
    ...(fee !== undefined && { fee }),
    ...(currency !== undefined && { currency }),
  });
}

function placeAfter({ services }: CallContext, before: Row, input: ConsultationChange): Row {
  const { callTypes, videoLink, meetingProvider } = input;
  if (callTypes === undefined && videoLink === undefined && meetingProvider === undefined) return {};
  // A first link that comes without a provider is one of their own.
  const isFirstLink = Boolean(videoLink) && before.videoLink === null && before.meetingProvider === 'built_in';
  const after = parseInput(consultationByVideo, {
    callTypes: callTypes ?? before.callTypes,
    videoLink: videoLink === undefined ? before.videoLink : videoLink,
    meetingProvider: meetingProvider ?? (isFirstLink ? 'link' : before.meetingProvider),
  });
  const place = placeOf(after);
  if (place.meetingProvider !== before.meetingProvider || videoLink !== undefined)
    requireOffered(services.config, place);
  return { ...after, ...place };
}
