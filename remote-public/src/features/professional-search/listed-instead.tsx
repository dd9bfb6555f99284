import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { SearchData } from '../../data/search-loader.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';
import { WaysOnLinks } from './ways-on-links.tsx';

/** Says that those of an area of law are listed, because the text found nobody and speaks of it; and of which others. */
export function ListedInstead({ filter, instead, waysOn = [] }: Pick<SearchData, 'filter' | 'instead' | 'waysOn'>) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  if (!instead?.category) return null;
  return (
    <Notice>
      <p>{t('instead', { text: filter.text, area: words.value('category', instead.category).toLowerCase() })}</p>
      <div className={styles.others}>
        <WaysOnLinks waysOn={waysOn} />
      </div>
    </Notice>
  );
}
