import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtom } from 'jotai';
import { useEffect, useReducer, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { holderIn } from 'shared-contracts/processes/offer-path';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import { tabId } from 'shared-contracts/platform/tab-id';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { type Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentRequest } from 'shared-contracts/schemas/appointment-request';
import { calendarDate } from 'shared-contracts/schemas/text';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { usePromptChoice } from 'shared-ui/primitives/prompt-choice/use-prompt-choice.tsx';
import { is, object, optional, type InferInput, type InferOutput } from 'valibot';
import type { SentRequest } from './booking-loader.ts';
import type { OfferedConsultation } from '../../booking/list-consultations.ts';
import { adoptSlotHolder, slotHolder } from '../../booking/slot-holder.ts';
import { choiceOf, queryOf, type BookingChoice } from './booking-choice.ts';
import { decideBooking, openedBooking, reduceBooking } from './booking-state.ts';
import { quoteText } from './steps/quote-text.ts';
import { keptParties, partiesOf, writtenParties } from './parties/written-parties.ts';
import { useFreeSlots } from './times/use-free-slots.ts';
import { useOwnCheck } from './hold/use-own-check.ts';
import { useSendRequest } from './send/use-send-request.ts';
import { useSlotHold } from './hold/use-slot-hold.ts';

const { reason: reasonSchema, documents: documentsSchema } = appointmentRequest.entries;
const draftSchema = object({ reason: reasonSchema, documents: documentsSchema, parties: optional(writtenParties) });
/** Documents that are uploaded and wait for the request. */
export type RequestDocuments = InferOutput<typeof documentsSchema>;

export interface BookingOptions {
  readonly professional: PublicProfessional;
  readonly consultations: readonly [OfferedConsultation, ...OfferedConsultation[]];
  readonly onSent: (sent: SentRequest) => void;
}

/** The reason that somebody who books again begins with: the address has the day of their last appointment. */
function useFollowUp(search: URLSearchParams): string {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  // As it was opened: a choice takes it out of the address.
  const [text] = useState(() => {
    const day = search.get('follows');
    return is(calendarDate, day) ? t('reason.followUp', { date: formatDate(day, locale) }) : '';
  });
  return text;
}

/**
 * State of a booking. The choices are in the URL; the reason and the documents are a draft of the form, so that a
 * reload, a language switch and a sign-in on the way lose nothing.
 */
export function useBooking({ professional, consultations, onSent }: BookingOptions) {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  // Before the times are fetched: what is offered to the token in the address is free for it.
  useEffect(() => {
    const offered = holderIn(hash);
    if (offered !== undefined) adoptSlotHolder(offered);
  }, [hash]);
  const navigate = useNavigate();
  const { session } = usePlatform();
  const isClient = useSessionUser()?.role === 'client';
  const [inProgress, setInProgress] = useAtom(isInProgressToBookAtom);
  const form = useForm<InferInput<typeof draftSchema>, unknown, InferOutput<typeof draftSchema>>({
    resolver: valibotResolver(draftSchema),
    criteriaMode: 'all',
    defaultValues: { reason: '', documents: [], parties: [] },
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form);
  const [reason, documents = []] = useWatch({ control: form.control, name: ['reason', 'documents'] });
  const changeDocuments = (change: (held: RequestDocuments) => RequestDocuments) =>
    form.setValue('documents', change(form.getValues('documents') ?? []));
  // A choice shows at once, before the URL has followed.
  const [query, choosePrompt] = usePromptChoice(search.toString(), (next: string) => {
    void navigate(`${pathname}?${next}`, { preventScrollReset: true, replace: true });
  });
  const [openedAt] = useState(() => Date.now());
  const quoteSeen = new URLSearchParams(query).get('send');
  // What is put into the address later is for the next time it is opened.
  const [isOpenedToSend] = useState(quoteSeen !== null);
  const read = choiceOf(new URLSearchParams(query), consultations, openedAt);
  const { consultation } = read;
  const [state, dispatch] = useReducer(reduceBooking, read.loss === null ? read.slot : null, openedBooking);
  const free = useFreeSlots(professional.id, consultation, read.slot);
  const { send, clearProblem, ...sending } = useSendRequest();
  const decision = decideBooking({
    professionalId: professional.id,
    isClient,
    read,
    slots: read.slot !== null && free.has(read.slot) && free.found?.ok === true ? free.found.value.slots : undefined,
    state,
    problem: sending.problem,
  });
  const { asked, type, dropped, own, lost, holding } = decision;
  useEffect(() => {
    if (read.slot !== asked.slot) choosePrompt(queryOf(asked));
  });
  useOwnCheck(professional.id, decision.toCheck, dispatch);
  const hold = useSlotHold(decision.toHold, dispatch);

  const followUp = useFollowUp(search);
  useEffect(() => {
    if (followUp && !form.getValues('reason')) form.setValue('reason', followUp);
  }, [followUp, form]);
  const kept = inProgress?.professionalId === professional.id ? inProgress : null;
  useEffect(() => {
    // The sign-in may have happened in another tab, which has no draft.
    if (!kept?.reason || !['', followUp].includes(form.getValues('reason'))) return;
    form.setValue('reason', kept.reason);
    form.setValue('documents', kept.documents ?? []);
    form.setValue('parties', keptParties(kept.parties));
  }, [kept, form, followUp]);

  const queryToSend = () => queryOf({ ...asked, type }, { send: quoteText(consultation) });
  /** Stores the booking and returns its path, where it is sent at once: for the way through signing in. */
  const remember = (more: { readonly documents?: RequestDocuments; readonly ownerId?: string | undefined } = {}) => {
    const path = `${pathname}?${queryToSend()}`;
    hold.keep();
    const parties = form.getValues('parties');
    setInProgress({
      professionalId: professional.id,
      path,
      startsAt: asked.slot,
      callType: type,
      reason,
      parties,
      tab: tabId(),
      ...more,
    });
    return path;
  };
  /**
   * Stores the booking while the e-mail is confirmed: the link may be opened in this browser, and a phone may drop this
   * page while its owner reads mails. The address says that the request is to be sent.
   */
  const awaitMail = () => {
    remember({ documents, ownerId: session.user?.id });
    choosePrompt(queryToSend());
    hold.extend();
  };
  const finish = (request: Appointment) => {
    onSent({ request, documentNames: documents.map(({ name }) => name) });
    draft.clear();
    hold.keep();
    setInProgress(null);
    void navigate(`${pathname}?${new URLSearchParams({ done: request.id }).toString()}`, { replace: true });
  };
  const choose = (change: Partial<Pick<BookingChoice, 'consultation' | 'type' | 'slot'>>) => {
    clearProblem();
    const stays = change.consultation === undefined || asked.loss !== null ? null : asked.slot;
    dispatch({ kind: 'chosen', carried: stays });
    if (stays !== null && !free.has(stays)) free.goTo(stays);
    choosePrompt(queryOf({ ...asked, ...change }));
  };
  return {
    form,
    consultation,
    type,
    /** The way to meet that was asked for: only its slots are shown. */
    shownType: asked.type,
    /** The slot of the URL. */
    slot: asked.slot,
    dropped,
    /** The chosen slot, unless it is {@link lost}. */
    startsAt: lost === null ? asked.slot : null,
    lost,
    /** Whether consultation, way to meet and slot are. */
    isChosen: type !== null && asked.slot !== null && lost === null,
    own,
    free,
    hold: { ...hold, holding },
    reason,
    documents,
    changeDocuments,
    choose,
    remember: () => remember(),
    ...sending,
    send: async () => {
      const parties = partiesOf(form.getValues('parties'));
      if (asked.slot === null || type === null || parties === undefined) return;
      hold.suspend();
      const attached = documents.length > 0 && { documents };
      const request = {
        professionalId: professional.id,
        consultationId: consultation.id,
        quote: quoteOf(consultation),
        startsAt: asked.slot,
        callType: type,
        reason: form.getValues('reason'),
      };
      await send(
        { ...request, holder: slotHolder(), ...attached, ...(parties.length > 0 && { parties }) },
        { onSent: finish, onUnconfirmed: awaitMail },
      );
    },
    /** What the person saw when they chose to send: the request leaves if it still is. */
    sendsAt: isOpenedToSend && kept !== null ? quoteSeen : null,
    /** The request is not sent by itself (any more). */
    stay: () => choosePrompt(queryOf(asked)),
  };
}

export type Booking = ReturnType<typeof useBooking>;
