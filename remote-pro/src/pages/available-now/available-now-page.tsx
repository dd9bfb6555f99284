import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { SwitchAvailability } from '../../features/switch-availability/switch-availability.tsx';
import { AreaFailure } from '../../model/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import type { availableNowLoader } from './available-now-loader.ts';

/** `/pro/disp`: the quick switch and the availability date. */
export function Component() {
  const { t } = useTranslation('remote-pro/available-now');
  const { isVerified, ...availability } = useLoaderData<typeof availableNowLoader>();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {isVerified ? null : <Notice tone="warning">{t('notVerified')}</Notice>}
      <SwitchAvailability {...availability} />
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
