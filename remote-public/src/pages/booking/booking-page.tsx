import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { withChoice } from 'shared-ui/domain/booking/booking-path.ts';
import type { BookingData, SentRequest } from '../../features/appointment-request/booking-loader.ts';
import { BookingReceipt } from '../../features/appointment-request/done/booking-receipt.tsx';
import { BookingSubject } from '../../features/appointment-request/steps/booking-subject.tsx';
import { BookingView } from '../../features/appointment-request/booking-view.tsx';
import { CallView } from '../../features/appointment-request/call/call-view.tsx';
import { NotBookable } from '../../features/appointment-request/times/not-bookable.tsx';
import { SlimFrame } from '../../layouts/slim/slim-frame.tsx';

export { bookingLoader as load } from '../../features/appointment-request/booking-loader.ts';

/** `/lawyers/booking/{id}`: the request, then its confirmation. */
export function Component() {
  const { t } = useTranslation('remote-public/booking');
  const { professional, consultations, sentRequest, pendingCall } = useLoaderData<BookingData>();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const done = search.get('done');
  const name = partyName(professional);
  const [first, ...others] = consultations;
  const asked = search.get('consultation') ?? undefined;
  const callable = consultations.filter(({ callTypes: ways }) => ways.includes('call'));
  const byPhone = callable.find(({ id }) => id === asked) ?? callable[0];
  return (
    <SlimFrame
      back={{
        to: withChoice(href('/professionnels/:idname', { idname: professional.slug }), {
          consultation: asked,
          type: callTypes.find((type) => type === search.get('type')),
        }),
        label: t('back'),
      }}
      subject={<BookingSubject professional={professional} isHeading={done === null} />}
    >
      <title>{t('pageTitle', { name })}</title>
      {done !== null ? (
        <BookingReceipt key={done} id={done} professional={professional} sentRequest={sentRequest} sent={sent} />
      ) : professional.verifiedAt === null ? (
        <NotBookable why="notVerified" />
      ) : first === undefined ? (
        <NotBookable why="nothing" />
      ) : search.has('now') && byPhone !== undefined ? (
        <CallView
          key={professional.id}
          professional={professional}
          consultation={byPhone}
          pending={pendingCall}
          onSent={setSent}
        />
      ) : (
        <BookingView
          key={professional.id}
          professional={professional}
          consultations={[first, ...others]}
          onSent={setSent}
        />
      )}
    </SlimFrame>
  );
}
