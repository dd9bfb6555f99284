import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { SearchData } from '../../search/search-loader.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';
import { AlternativeLinks } from './alternative-links.tsx';

/** Says that an area of law is listed because the text has no results and mentions it; links to other areas. */
export function ListedInstead({
  filter,
  instead,
  searchAlternatives = [],
}: Pick<SearchData, 'filter' | 'instead' | 'searchAlternatives'>) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  if (!instead?.category) return null;
  return (
    <Notice>
      <p>{t('instead', { text: filter.text, area: words.value('category', instead.category).toLowerCase() })}</p>
      <div className={styles.others}>
        <AlternativeLinks searchAlternatives={searchAlternatives} />
      </div>
    </Notice>
  );
}
