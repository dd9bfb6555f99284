import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';

/** `/user/nimbia-ai`: the prompt of the specification, section 6, for everybody but professionals on the standard plan. */
export function Component() {
  const { t } = useTranslation('remote-user/assistant');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} />
      <EmptyState isFirstRun title={t('prompt')} action={<ButtonLink to={href('/pricing')}>{t('plans')}</ButtonLink>}>
        {t('text')}
      </EmptyState>
    </>
  );
}
