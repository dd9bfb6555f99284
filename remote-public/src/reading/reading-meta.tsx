import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/value-lists';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { formatDate } from '../time/slot-format.ts';
import styles from './reading-meta.module.css';

interface ReadingMetaProps {
  readonly category: LegalCategory;
  readonly at: string | null;
  /** What the date is to a search engine. */
  readonly dateProp?: string;
  /** The language, where it is not the reader’s. */
  readonly onlyIn?: Locale | undefined;
  /** More items after the date. */
  readonly children?: ReactNode;
}

/** Category and date of an article or a question, and what else it has. */
export function ReadingMeta({ category, at, dateProp, onlyIn, children }: ReadingMetaProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { locale } = usePlatform();
  return (
    <ul className={styles.meta}>
      <li className={styles.category}>{t(`category.${category}`, { ns: 'remote-public/common' })}</li>
      {at === null ? null : (
        <li>
          <time translate="no" dateTime={at} itemProp={dateProp}>
            {formatDate(at, locale, 'UTC')}
          </time>
        </li>
      )}
      {children}
      {onlyIn === undefined ? null : (
        <li>
          <Badge tone="neutral">{t(`only.${onlyIn}`)}</Badge>
        </li>
      )}
    </ul>
  );
}
