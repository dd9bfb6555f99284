import { useTranslation } from 'react-i18next';
import { QueryPart, type QueryPartProps, type Results } from 'shared-ui/domain/queries/query-part.tsx';

/** A part of a page of this area: loads, fails and is tried again by itself. */
export function Part<const Q extends Results>(props: Omit<QueryPartProps<Q>, 'retryLabel'>) {
  const { t } = useTranslation('remote-user/appointments');
  return <QueryPart {...props} retryLabel={t('failure.retry')} />;
}
