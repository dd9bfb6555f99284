import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Notice } from 'shared-ui/notice/notice';
import { inlineList } from '../../model/inline-list.ts';
import type { ReadFilter } from '../../model/read-filter.ts';
import { useFilterWords } from './use-filter-words.ts';

/** What the address asks for and the results do not follow. */
export function IgnoredCriteria({ names }: { readonly names: ReadFilter['ignored'] }) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const words = useFilterWords();
  if (names.length === 0) return null;
  const labels = inlineList(names.map(words.field), locale);
  return <Notice tone="warning">{t('ignored', { count: names.length, names: labels })}</Notice>;
}
