import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { earliestQuery, partsOf, withoutPart, type EarliestFilter } from '../../model/earliest-filter.ts';
import styles from './earliest.module.css';
import { useEarliestWords } from './use-earliest-words.ts';

interface EarliestChipsProps {
  readonly filter: EarliestFilter;
  readonly path: string;
}

/** What the search asks for; each chip is a link to the search without it. */
export function EarliestChips({ filter, path }: EarliestChipsProps) {
  const { t } = useTranslation('remote-public/earliest');
  const wordsOf = useEarliestWords(filter);
  const active = partsOf(filter);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {active.map((part) => (
        <li key={part}>
          <Link
            className={styles.chip}
            to={{ pathname: path, search: earliestQuery(withoutPart(filter, part)) }}
            aria-label={t('chips.remove', { field: t(`part.${part}`), value: wordsOf(part) })}
          >
            {wordsOf(part)}
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link className={styles.clear} to={path}>
            {t('chips.clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
