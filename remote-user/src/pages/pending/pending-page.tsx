import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { useAnswered } from 'shared-ui/domain/appointments/use-answered.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentList } from 'shared-ui/domain/appointments/appointment-list.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { AnswerAppointment } from 'shared-ui/domain/appointments/answer-appointment.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { useView } from '../../model/use-view.ts';

/** `/user/en-attente`: pending requests; withdraw, or answer a proposed time. */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  const view = useView();
  const [search] = useSearchParams();
  const { appointments, next, documents } = useSuspenseQuery(useAppointmentQueries(view.party).pending(search)).data;
  const isBusy = useNavigation().state === 'loading';
  const { shown, answerOf, keep } = useAnswered(appointments, view.party, view.now);
  const hrefOf = ({ id }: Appointment) => href('/user/rendez-vous/:id', { id });
  return (
    <>
      <PageTitle>{t('pending.title')}</PageTitle>
      <PageHead title={t('pending.title')}>{t('pending.lead')}</PageHead>
      {shown.length === 0 ? (
        <EmptyState
          title={t('pending.none')}
          isFirstRun
          action={<ButtonLink to={href('/recherche')}>{t('pending.find')}</ButtonLink>}
        >
          {t('pending.noneText')}
        </EmptyState>
      ) : (
        <AppointmentList
          label={t('pending.title')}
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
        label={t('pending.pages')}
        previousLabel={view.translate('browser.first')}
        nextLabel={view.translate('browser.next')}
        previous={search.has('cursor') ? href('/user/en-attente') : undefined}
        next={next === null ? undefined : href('/user/en-attente', undefined, { cursor: next })}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/pages');
  return <AreaFailure title={t('pending.title')} />;
}
