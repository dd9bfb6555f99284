import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { periodOf, periods } from 'shared-ui/domain/appointments/periods.ts';
import { useAnswered } from 'shared-ui/domain/appointments/use-answered.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { useShownSearch } from 'shared-ui/domain/appointments/use-shown-search.ts';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentList } from 'shared-ui/domain/appointments/appointment-list.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { AnswerAppointment } from 'shared-ui/domain/appointments/answer-appointment.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { useView } from '../../model/use-view.ts';

/** `/pro/en-attente`: accept, reject with a reason, or propose another time. */
export function Component() {
  const { t } = useTranslation('remote-pro/pending');
  const view = useView();
  const [shownSearch, setSearch] = useSearchParams();
  const { appointments, next, documents } = useSuspenseQuery(
    useAppointmentQueries(view.party).pending(shownSearch),
  ).data;
  const { search, isBusy } = useShownSearch();
  const { shown, answerOf, keep } = useAnswered(appointments, view.party, view.now);
  const hrefOf = ({ id }: Appointment) => href('/pro/rendez-vous/:id', { id });
  const period = periodOf(search.get('period'));
  const page = (cursor?: string) => `?${new URLSearchParams({ period, ...(cursor ? { cursor } : {}) }).toString()}`;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <SegmentedFilter
        legend={t('filter')}
        options={periods.map((value) => ({ value, label: view.translate(`period.${value}`) }))}
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
        previousLabel={view.translate('browser.first')}
        nextLabel={view.translate('browser.next')}
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
