import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import type { Alternatives } from '../../search/search-alternatives.ts';
import styles from './search-results.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** Links to other searches, grouped under headings. */
export function AlternativeLinks({ searchAlternatives }: { readonly searchAlternatives: readonly Alternatives[] }) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  return searchAlternatives.map(({ kind, links }) => (
    <Fragment key={kind}>
      <p>{t(`empty.${kind}`)}</p>
      <ul className={styles.drops}>
        {links.map((link) => (
          <li key={link.to}>
            <ButtonLink variant="secondary" to={link.to}>
              {t(`empty.${link.kind}`, { value: words.values(link.fields).join(' · '), number: link.number })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
