import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { tabId } from 'shared-contracts/platform/tab-id';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import { callRequest } from 'shared-contracts/schemas/appointment-request';
import { type Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { object, optional, type InferInput, type InferOutput } from 'valibot';
import type { SentRequest } from '../booking-loader.ts';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';
import { quoteText } from '../steps/quote-text.ts';
import { keptParties, partiesOf, writtenParties } from '../parties/written-parties.ts';
import { useSendRequest } from '../send/use-send-request.ts';

const draftSchema = object({ reason: callRequest.entries.reason, parties: optional(writtenParties) });

export interface CallOptions {
  readonly professional: PublicProfessional;
  /** That of a call at once. */
  readonly consultation: OfferedConsultation;
  readonly onSent: (sent: SentRequest) => void;
}

/** State of a request for a call at once. The draft is that of the booking, which takes over when the professional is gone. */
export function useCall({ professional, consultation, onSent }: CallOptions) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session } = usePlatform();
  const [inProgress, setInProgress] = useAtom(isInProgressToBookAtom);
  const form = useForm<InferInput<typeof draftSchema>, unknown, InferOutput<typeof draftSchema>>({
    resolver: valibotResolver(draftSchema),
    criteriaMode: 'all',
    defaultValues: { reason: '', parties: [] },
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form);
  const reason = useWatch({ control: form.control, name: 'reason' });
  const kept = inProgress?.professionalId === professional.id ? inProgress : null;
  useEffect(() => {
    // The sign-in may have happened in another tab, which has no draft.
    if (!kept?.reason || form.getValues('reason')) return;
    form.setValue('reason', kept.reason);
    form.setValue('parties', keptParties(kept.parties));
  }, [kept, form]);

  const asked = search.get('consultation');
  const here = { ...(asked !== null && { consultation: asked }), now: '1' };
  /** Stores the request and returns its path, where it is sent at once: for the way through signing in. */
  const remember = (ownerId?: string) => {
    const path = `${pathname}?${new URLSearchParams({ ...here, send: quoteText(consultation) }).toString()}`;
    setInProgress({
      ...{ professionalId: professional.id, path, startsAt: null, callType: 'call' },
      ...form.getValues(),
      tab: tabId(),
      ...(ownerId !== undefined && { ownerId }),
    });
    return path;
  };
  const finish = (request: Appointment) => {
    onSent({ request, documentNames: [] });
    draft.clear();
    setInProgress(null);
    void navigate(`${pathname}?${new URLSearchParams({ done: request.id }).toString()}`, { replace: true });
  };
  const { send, ...sending } = useSendRequest();
  return {
    ...sending,
    form,
    consultation,
    reason,
    remember: () => remember(),
    send: async () => {
      const parties = partiesOf(form.getValues('parties'));
      if (parties === undefined) return;
      const request = {
        now: true,
        professionalId: professional.id,
        consultationId: consultation.id,
        quote: quoteOf(consultation),
        reason: form.getValues('reason'),
        ...(parties.length > 0 && { parties }),
      } as const;
      await send(request, { onSent: finish, onUnconfirmed: () => remember(session.user?.id) });
    },
    own: null,
    isChosen: true,
    /** What the person saw when they chose to sign in and send. */
    sendsAt: kept === null ? null : search.get('send'),
    stay: () => setSearch(here, { replace: true, preventScrollReset: true }),
  };
}
