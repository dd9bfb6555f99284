import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { periodOf, periods } from 'shared-contracts/appointments/periods';
import { useAnswered } from 'shared-contracts/appointments/use-answered';
import { useLiveAppointments } from 'shared-contracts/appointments/use-live-appointments';
import { useShownSearch } from 'shared-contracts/appointments/use-shown-search';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentList } from 'shared-ui/appointment/appointment-list';
import { ButtonLink } from 'shared-ui/button/button-link';
import { EmptyState } from 'shared-ui/empty-state/empty-state';
import { PageHead } from 'shared-ui/page-head/page-head';
import { Pagination } from 'shared-ui/pagination/pagination';
import { SegmentedFilter } from 'shared-ui/segmented-filter/segmented-filter';
import { AnswerAppointment } from 'shared-ui/appointment/answer-appointment';
import { AreaFailure } from '../../model/area-failure.tsx';
import { PageTitle } from 'shared-ui/page-head/page-title';
import { useView } from '../../model/use-view.ts';
import type { PendingPage } from 'shared-contracts/appointments/appointment-loaders';

/** `/pro/en-attente`: accept, reject with a reason, or propose another time. */
export function Component() {
  const { t } = useTranslation('remote-pro/pending');
  const view = useView();
  const { appointments, next, documents } = useLoaderData<PendingPage>();
  const [, setSearch] = useSearchParams();
  const { search, isBusy } = useShownSearch();
  const { shown, answerOf, keep } = useAnswered(appointments, view.party, view.now);
  const hrefOf = ({ id }: Appointment) => href('/pro/rendez-vous/:id', { id });
  useLiveAppointments();
  const period = periodOf(search.get('period'));
  const page = (cursor?: string) => `?${new URLSearchParams({ period, ...(cursor ? { cursor } : {}) }).toString()}`;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <SegmentedFilter
        legend={t('filter')}
        options={periods.map((value) => ({ value, label: view.words(`period.${value}`) }))}
        value={period}
        onChange={(value) => setSearch({ period: value }, { preventScrollReset: true })}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t(period === 'all' ? 'empty.title' : 'empty.titlePeriod')}
          isFirstRun={period === 'all'}
          action={
            period === 'all' ? (
              <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
                {t('empty.hours')}
              </ButtonLink>
            ) : (
              <ButtonLink to={page().replace(period, 'all')} variant="secondary">
                {t('empty.all')}
              </ButtonLink>
            )
          }
        >
          {t(period === 'all' ? 'empty.text' : 'empty.textPeriod')}
        </EmptyState>
      ) : (
        <AppointmentList
          label={t('title')}
          appointments={shown}
          documents={documents}
          view={view}
          hrefOf={hrefOf}
          actionsOf={(appointment) => (
            <AnswerAppointment
              appointment={appointment}
              view={view}
              kept={{ answer: answerOf(appointment), onAnswer: keep, to: hrefOf(appointment) }}
            />
          )}
          isBusy={isBusy}
        />
      )}
      <Pagination
        label={t('pages')}
        previousLabel={view.words('browser.first')}
        nextLabel={view.words('browser.next')}
        previous={search.has('cursor') ? page() : undefined}
        next={next === null ? undefined : page(next)}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/pending');
  return <AreaFailure title={t('title')} />;
}
