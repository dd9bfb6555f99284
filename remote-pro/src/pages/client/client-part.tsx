import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { Part } from '../../components/part/part.tsx';
import styles from './client-page.module.css';
import { OlderRows } from './older-rows.tsx';

interface ClientPartProps<Row> {
  readonly name: 'documents' | 'messages' | 'reviews' | 'invoices';
  readonly query: UseInfiniteQueryResult<readonly Row[]>;
  /** Without it the part is not there while it has nothing. */
  readonly empty?: string;
  readonly head?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list between the two, the latest first. */
export function ClientPart<Row>(props: ClientPartProps<Row>) {
  const { name, query, empty, head, children } = props;
  const { t } = useTranslation('remote-pro/clients');
  if (query.data?.length === 0 && empty === undefined) return null;
  return (
    <Card aria-labelledby={`client-${name}`}>
      <h2 id={`client-${name}`} className={styles.heading}>
        {t(`one.${name}`)}
      </h2>
      {head}
      <Part queries={[query]} title={t('one.failed')} skeleton={<Skeleton lines={2} />}>
        {(rows) => (rows.length === 0 ? <p className={styles.none}>{empty}</p> : children(rows))}
      </Part>
      <OlderRows query={query} failed={t('one.moreFailed')} />
    </Card>
  );
}
