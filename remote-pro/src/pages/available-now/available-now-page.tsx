import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { SwitchAvailability } from '../../features/availability-switch/switch-availability.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { UnverifiedNotice } from '../../components/plan-notice/unverified-notice.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';

/** `/pro/disp`: the quick switch and the availability date. */
export function Component() {
  const { t } = useTranslation('remote-pro/available-now');
  const { data: professional } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <UnverifiedNotice title={t('notVerified')} action={t('documents')} />
      <SwitchAvailability professional={professional} />
      <p>
        <Link to={href('/pro/disponibilite')}>{t('hours')}</Link>
      </p>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/available-now');
  return <AreaFailure title={t('title')} />;
}
