import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import type { EarliestData } from '../../earliest/earliest-loader.ts';
import { earliestQuery, partsOf, withoutPart, type EarliestFilter } from '../../earliest/earliest-filter.ts';
import styles from './earliest.module.css';
import { useEarliestLabel } from './use-earliest-label.ts';

interface NoTimesProps extends Pick<EarliestData, 'helpful'> {
  readonly filter: EarliestFilter;
  readonly path: string;
}

/** Empty result: suggests what to drop, most helpful first, or the narrowest when that is unknown. */
export function NoTimes({ filter, helpful, path }: NoTimesProps) {
  const { t } = useTranslation('remote-public/earliest');
  const messageOf = useEarliestLabel(filter);
  const droppable = partsOf(filter).reverse();
  if (droppable.length === 0 || (droppable.length === 1 && helpful?.length === 0))
    return (
      <EmptyState
        title={t('empty.plain')}
        action={<ButtonLink to={href('/recherche')}>{t('empty.search')}</ButtonLink>}
      >
        <p>{t('empty.plainText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink to={path}>{t('empty.all')}</ButtonLink>}>
      <p>
        {helpful?.length
          ? t('empty.helpful', { count: helpful.length })
          : t(helpful === undefined ? 'empty.text' : 'empty.none')}
      </p>
      <ul className={styles.drops}>
        {(helpful?.length ? helpful : droppable).map((part) => (
          <li key={part}>
            <ButtonLink variant="secondary" to={{ pathname: path, search: earliestQuery(withoutPart(filter, part)) }}>
              {t('empty.drop', { value: messageOf(part) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
