import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { BookingData, SentRequest } from '../../data/booking-loader.ts';
import { BookingReceipt } from '../../features/appointment-request/booking-receipt.tsx';
import { BookingSubject } from '../../features/appointment-request/booking-subject.tsx';
import { BookingView } from '../../features/appointment-request/booking-view.tsx';
import { CallView } from '../../features/appointment-request/call-view.tsx';
import { NotBookable } from '../../features/appointment-request/not-bookable.tsx';
import { SlimFrame } from '../../layouts/slim/slim-frame.tsx';

export { bookingLoader as load } from '../../data/booking-loader.ts';

/** `/lawyers/booking/{id}`: the request, then its confirmation. */
export function Component() {
  const { t } = useTranslation('remote-public/booking');
  const { professional, consultations, told, pendingCall } = useLoaderData<BookingData>();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const done = search.get('done');
  const name = partyName(professional);
  const [first, ...others] = consultations;
  const chosen = (key: string) => search.get(key) ?? undefined;
  const callable = consultations.filter(({ callTypes }) => callTypes.includes('call'));
  const byPhone = callable.find(({ id }) => id === chosen('consultation')) ?? callable[0];
  return (
    <SlimFrame
      back={{
        to: href(
          '/professionnels/:idname',
          { idname: professional.slug },
          { consultation: chosen('consultation'), type: chosen('type') },
        ),
        label: t('back'),
      }}
      subject={<BookingSubject professional={professional} isHeading={done === null} />}
    >
      <title>{t('pageTitle', { name })}</title>
      {done !== null ? (
        <BookingReceipt key={done} id={done} professional={professional} told={told} sent={sent} />
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
