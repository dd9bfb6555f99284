import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { PageFailure } from 'shared-ui/domain/page-failure/page-failure.tsx';

/** Shown by a page of this area whose data failed to load. */
export function AreaFailure({ title }: { readonly title: string }) {
  const { t } = useTranslation('remote-user/appointments');
  const errorText = useErrorText();
  return (
    <PageFailure title={title} failedTitle={t('failure.title')} retryLabel={t('failure.retry')} errorText={errorText} />
  );
}
