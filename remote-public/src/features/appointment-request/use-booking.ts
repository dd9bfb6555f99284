import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { appointmentRequest, type Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { usePromptChoice } from 'shared-ui/primitives/prompt-choice/use-prompt-choice.tsx';
import { is, object, type InferInput, type InferOutput } from 'valibot';
import type { SentRequest } from '../../data/booking-loader.ts';
import { slotQuery } from '../../model/booking-path.ts';
import { choiceOf, chosenTime, currentStep, type BookingChoice } from './booking-steps.ts';
import type { AddressLoss } from './slot-loss.ts';
import { useOwnRequest } from './use-own-request.ts';
import { useSlotHold } from './use-slot-hold.ts';

const { reason: reasonSchema, documents: documentsSchema } = appointmentRequest.entries;
const draftSchema = object({ reason: reasonSchema, documents: documentsSchema });
/** Documents that are uploaded and wait for the request. */
export type RequestDocuments = InferOutput<typeof documentsSchema>;

/** A slot that turned out not to be available: for one call type, or (null) for any. */
interface RefusedSlot {
  readonly startsAt: string;
  readonly type: CallType | null;
  readonly loss: AddressLoss;
}

const isSame = (refused: RefusedSlot, { slot, type }: BookingChoice): boolean =>
  slot?.startsAt === refused.startsAt && (refused.type === null || refused.type === type);

/**
 * State of a booking. The choices are in the URL; the reason and the documents are a draft of the form, so that a
 * reload, a language switch and a sign-in on the way lose nothing.
 */
export function useBooking(professional: PublicProfessional, onSent: (sent: SentRequest) => void) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session } = usePlatform();
  const [inProgress, setInProgress] = useAtom(isInProgressToBookAtom);
  const form = useForm<InferInput<typeof draftSchema>, unknown, InferOutput<typeof draftSchema>>({
    resolver: valibotResolver(draftSchema),
    criteriaMode: 'all',
    defaultValues: { reason: '', documents: [] },
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form);
  const [reason, documents = []] = useWatch({ control: form.control, name: ['reason', 'documents'] });
  const changeDocuments = (change: (held: RequestDocuments) => RequestDocuments) =>
    form.setValue('documents', change(form.getValues('documents') ?? []));
  // A choice shows at once, before the URL has followed.
  const [query, choosePrompt] = usePromptChoice(search.toString(), (next: string, options?: { replace: boolean }) => {
    void navigate(`${pathname}?${next}`, { preventScrollReset: true, ...options });
  });
  const [openedAt] = useState(() => Date.now());
  const asked = choiceOf(new URLSearchParams(query), professional.callTypes, openedAt);
  const { own, doubt } = useOwnRequest(professional.id, chosenTime(asked));
  const [refused, setRefused] = useState<RefusedSlot>();
  const isRefused = own === null && refused !== undefined && isSame(refused, asked);
  const choice = isRefused && asked.loss === null ? { ...asked, loss: refused.loss } : asked;
  const startsAt = chosenTime(choice);
  const step = currentStep(choice, is(reasonSchema, reason));
  const { holding, ...hold } = useSlotHold({
    professionalId: professional.id,
    startsAt,
    callType: choice.type,
    // The person’s own request already blocks the slot; their own hold would conflict.
    isNeeded: professional.verifiedAt !== null && own === null && (step === 'reason' || step === 'review'),
    onTaken: doubt,
  });

  // A refused hold leads to another time before anything was typed; later the form stays, with the notice above it.
  if (own === null && holding.kind === 'gone' && holding.loss !== 'taken' && startsAt !== null && reason === '')
    setRefused({ startsAt, type: choice.type, loss: holding.loss });

  const kept = inProgress?.professionalId === professional.id ? inProgress : null;
  useEffect(() => {
    // The sign-in may have happened in another tab, which has no draft.
    if (!kept?.reason || form.getValues('reason')) return;
    form.setValue('reason', kept.reason);
    form.setValue('documents', kept.documents ?? []);
  }, [kept, form]);

  const queryOf = (change: Partial<BookingChoice>): string => {
    const next = { ...choice, ...change };
    const week = next.step === 'slot' ? next.week : null;
    const slot = next.slot === null ? {} : slotQuery(professional, next.slot);
    const parts = Object.entries({ type: next.type, ...slot, step: next.step, week }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    return new URLSearchParams(parts).toString();
  };
  const addressOf = (change: Partial<BookingChoice>): string => `${pathname}?${queryOf(change)}`;
  const choose = (change: Partial<BookingChoice>, options?: { replace: boolean }) =>
    choosePrompt(queryOf(change), options);

  /** Stores the booking and returns the path to come back to after signing in. */
  const remember = (): string => {
    const path = addressOf({ step: 'review' });
    hold.keep();
    setInProgress({ professionalId: professional.id, path, startsAt, callType: choice.type, reason });
    return path;
  };
  /** Stores the booking while the e-mail is confirmed: the link may be opened in this browser. */
  const awaitMail = () => {
    const path = remember();
    const ownerId = session.user?.id;
    setInProgress({
      professionalId: professional.id,
      path,
      startsAt,
      callType: choice.type,
      reason,
      documents,
      ownerId,
    });
    hold.wait();
  };
  const finish = (request: Appointment) => {
    onSent({ request, documentNames: documents.map(({ name }) => name) });
    draft.clear();
    hold.keep();
    setInProgress(null);
    void navigate(`${pathname}?${new URLSearchParams({ done: request.id }).toString()}`, { replace: true });
  };
  return {
    form,
    choice,
    startsAt,
    own,
    /** The chosen slot is not among the free ones. */
    refuse: () => {
      if (startsAt !== null) setRefused({ startsAt, type: choice.type, loss: 'busy' });
    },
    // A taken slot is reported once it is known not to be the person’s own request.
    hold: { ...hold, holding: own === undefined ? ({ kind: 'none' } as const) : holding },
    step,
    reason,
    documents,
    changeDocuments,
    choose,
    addressOf,
    remember,
    awaitMail,
    finish,
  };
}

export type Booking = ReturnType<typeof useBooking>;
