import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { ReadFilter } from '../../search/read-filter.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Values of the URL that the results ignore. */
export function IgnoredCriteria({ ignored: names, pastDate, tooLong }: Omit<ReadFilter, 'filter' | 'typed'>) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  if (names.length === 0 && tooLong.length === 0 && !pastDate) return null;
  const labels = names.map((name) => t('ignoredName', { name: words.field(name) }));
  return (
    <Notice tone="warning">
      {pastDate ? <p>{t('pastDate', { date: words.value('date', pastDate) })}</p> : null}
      {tooLong.map(({ name, most }) => (
        <p key={name}>{t('tooLong', { name: words.field(name), most })}</p>
      ))}
      {labels.length > 0 ? <p>{t('ignored', { count: labels.length, names: labels.join(', ') })}</p> : null}
    </Notice>
  );
}
