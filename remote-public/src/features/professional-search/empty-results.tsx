import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import type { Alternatives } from '../../search/search-alternatives.ts';
import { AlternativeLinks } from './alternative-links.tsx';

interface EmptyResultsProps {
  readonly path: string;
  readonly searchAlternatives: readonly Alternatives[];
}

/** No results: what may have been meant, and which filter to drop. */
export function EmptyResults({ path, searchAlternatives }: EmptyResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const isPlain = searchAlternatives.length === 0;
  return (
    <EmptyState
      title={t(isPlain ? 'empty.plain' : 'empty.title')}
      action={
        <ButtonLink variant={isPlain ? 'primary' : 'quiet'} to={isPlain ? '/recherche' : path}>
          {t('empty.all')}
        </ButtonLink>
      }
    >
      {isPlain ? <p>{t('empty.plainText')}</p> : null}
      <AlternativeLinks searchAlternatives={searchAlternatives} />
    </EmptyState>
  );
}
