import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { BookingData } from '../data/booking-loader.ts';
import { BookingDone } from '../features/appointment-request/booking-done.tsx';
import { BookingView } from '../features/appointment-request/booking-view.tsx';
import { professionalName } from '../model/professional-name.ts';

/** `/lawyers/booking/{id}`: the request, then its confirmation. */
export function Component() {
  const { t } = useTranslation('remote-public/booking');
  const { professional, sent, papers } = useLoaderData<BookingData>();
  const [search] = useSearchParams();
  return (
    <>
      <title>{t('pageTitle', { name: professionalName(professional) })}</title>
      {search.has('done') ? (
        <BookingDone professional={professional} sent={sent} papers={papers} />
      ) : (
        <BookingView key={professional.id} professional={professional} />
      )}
    </>
  );
}
