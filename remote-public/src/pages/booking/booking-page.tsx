import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { partyName } from 'shared-contracts/processes/party-name';
import type { BookingData, SentRequest } from '../../data/booking-loader.ts';
import { BookingReceipt } from '../../features/appointment-request/booking-receipt.tsx';
import { BookingView } from '../../features/appointment-request/booking-view.tsx';

/** `/lawyers/booking/{id}`: the request, then its confirmation. */
export function Component() {
  const { t } = useTranslation('remote-public/booking');
  const { professional, told } = useLoaderData<BookingData>();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const done = search.get('done');
  return (
    <>
      {done === null ? (
        <BookingView key={professional.id} professional={professional} onSent={setSent} />
      ) : (
        <>
          <title>{t('pageTitle', { name: partyName(professional) })}</title>
          <BookingReceipt key={done} id={done} professional={professional} told={told} sent={sent} />
        </>
      )}
    </>
  );
}
