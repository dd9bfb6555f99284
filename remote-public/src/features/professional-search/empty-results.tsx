import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import type { WaysOn } from '../../data/ways-on.ts';
import { WaysOnLinks } from './ways-on-links.tsx';

interface EmptyResultsProps {
  readonly path: string;
  readonly waysOn: readonly WaysOn[];
}

/** Nobody found: what was perhaps meant, and which filter to drop. */
export function EmptyResults({ path, waysOn }: EmptyResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const isPlain = waysOn.length === 0;
  return (
    <EmptyState
      title={t(isPlain ? 'empty.plain' : 'empty.title')}
      action={<ButtonLink to={isPlain ? '/recherche' : path}>{t('empty.all')}</ButtonLink>}
    >
      {isPlain ? <p>{t('empty.plainText')}</p> : null}
      <WaysOnLinks waysOn={waysOn} />
    </EmptyState>
  );
}
