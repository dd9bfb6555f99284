import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui/notice/notice';
import type { ReadFilter } from '../../model/read-filter.ts';
import { useFilterWords } from './use-filter-words.ts';

/** What the address asks for and the results do not follow. */
export function IgnoredCriteria({ names }: { readonly names: ReadFilter['ignored'] }) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  if (names.length === 0) return null;
  const labels = names.map((name) => t('ignoredName', { name: words.field(name) }));
  return <Notice tone="warning">{t('ignored', { count: names.length, names: labels.join(', ') })}</Notice>;
}
