import { useTranslation } from 'react-i18next';
import { PendingAppointments } from 'shared-ui/domain/appointments/pending-appointments.tsx';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { WaitingList } from '../../features/waiting-list/waiting-list.tsx';
import { useView } from '../../model/use-view.ts';

/** `/user/en-attente`: proposed times and appointments to answer, requests that wait for the practice, and times that the client waits for. */
export function Component() {
  const { t } = useTranslation('remote-user/pages');
  const view = useView();
  return (
    <>
      <PageTitle>{t('pending.title')}</PageTitle>
      <PageHead title={t('pending.title')}>{t('pending.lead')}</PageHead>
      <PendingAppointments
        view={view}
        hrefOf={({ id }) => href('/user/rendez-vous/:id', { id })}
        pagesLabel={t('pending.pages')}
        empty={
          <EmptyState
            title={t('pending.none')}
            isFirstRun
            action={<ButtonLink to={href('/recherche')}>{t('pending.find')}</ButtonLink>}
          >
            {t('pending.noneText')}
          </EmptyState>
        }
      />
      <WaitingList />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/pages');
  return <AreaFailure title={t('pending.title')} />;
}
