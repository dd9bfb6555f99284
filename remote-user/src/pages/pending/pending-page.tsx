import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { PendingAppointments } from 'shared-ui/domain/appointments/list/pending-appointments.tsx';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { Part } from '../../components/part/part.tsx';
import { dashboardQueries } from '../../data/dashboard-queries.ts';
import { DocumentsToSend } from '../../features/appointment-tasks/documents-to-send.tsx';
import { OutcomesToSay } from '../../features/appointment-tasks/outcomes-to-say.tsx';
import { WaitingList } from '../../features/waiting-list/waiting-list.tsx';
import { waitingQuery } from '../../features/waiting-list/waiting-query.ts';
import { useView } from '../../model/use-view.ts';

/**
 * `/user/en-attente`: proposed times and appointments to answer, documents to send, what became of past appointments, requests that wait
 * for the practice, and times that the client waits for, which come first while one is kept.
 */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  const { t: of } = useTranslation('remote-user/dashboard');
  const view = useView();
  const { http } = usePlatform();
  const { data: entries = [] } = useQuery({ ...waitingQuery(http), throwOnError: false });
  const toSend = useQuery({ ...dashboardQueries(http).toSend(), throwOnError: false });
  const unsaid = useQuery({ ...outcomeQueries(http, 'client').unsaid(), throwOnError: false });
  const hasTasks = [...(toSend.data ?? []), ...(unsaid.data ?? [])].length > 0;
  const isKept = entries.some(({ state }) => state === 'offered');
  // Once above, it stays there while the page is open: what was pressed in it would move away.
  const [isFirst, setFirst] = useState(false);
  if (isKept && !isFirst) setFirst(true);
  return (
    <>
      <PageTitle>{t('pending.title')}</PageTitle>
      <PageHead title={t('pending.title')}>{t('pending.lead')}</PageHead>
      {isFirst ? <WaitingList /> : null}
      <PendingAppointments
        view={view}
        hrefOf={({ id }) => href('/user/rendez-vous/:id', { id })}
        pagesLabel={t('pending.pages')}
        tasks={
          <>
            <Part queries={[toSend]} title={of('failed.documents')} skeleton={null}>
              {(missing) => <DocumentsToSend missing={missing} isSection view={view} />}
            </Part>
            <Part queries={[unsaid]} title={of('failed.unsaid')} skeleton={null}>
              {(appointments) => <OutcomesToSay unsaid={appointments} isSection view={view} />}
            </Part>
          </>
        }
        empty={
          isKept || hasTasks ? null : (
            <EmptyState
              title={t('pending.none')}
              isFirstRun
              action={<ButtonLink to={href('/recherche')}>{t('pending.find')}</ButtonLink>}
            >
              {t('pending.noneText')}
            </EmptyState>
          )
        }
      />
      {isFirst ? null : <WaitingList />}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/pages');
  return <AreaFailure title={t('pending.title')} />;
}
