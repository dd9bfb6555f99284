import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { professions } from 'shared-contracts/schemas/value-lists';
import { queryOf, type SearchFilter } from '../../search/filter-query.ts';
import styles from './profession-links.module.css';

interface ProfessionLinksProps {
  readonly filter: SearchFilter;
  /** Lawyers have a directory of their own. */
  readonly isLawyers: boolean;
}

/** The directories, by profession; the other filters stay. */
export function ProfessionLinks({ filter, isLawyers }: ProfessionLinksProps) {
  const { t } = useTranslation(['remote-public/search', 'remote-public/common']);
  const current = isLawyers ? 'lawyer' : filter.profession;
  return (
    <nav className={styles.professions} aria-label={t('professions')}>
      {[undefined, ...professions].map((profession) => {
        const isLawyer = profession === 'lawyer';
        const search = queryOf({ ...filter, profession: isLawyer ? undefined : profession, cursor: undefined });
        return (
          <Link
            key={profession ?? ''}
            className={styles.profession}
            to={{ pathname: href(isLawyer ? '/lawyers' : '/professionnels'), search }}
            aria-current={profession === current ? 'page' : undefined}
          >
            {profession ? t(`profession.${profession}`, { ns: 'remote-public/common' }) : t('everyProfession')}
          </Link>
        );
      })}
    </nav>
  );
}
