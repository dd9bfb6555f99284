import { useTranslation } from 'react-i18next';
import { addPhase } from 'shared-contracts/processes/advertisement-life-cycle';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { AddBadge } from '../../components/advertisement/add-badge.tsx';
import { useAddWords } from '../../components/advertisement/use-add-words.ts';
import { addAddress, todayOfAdds } from '../../model/add-address.ts';
import styles from './list-advertisements.module.css';

/** The own advertisements: a table, whose rows are cards on a phone. */
export function ListAdvertisements({ adds }: { readonly adds: readonly OwnAdd[] }) {
  const { t } = useTranslation('remote-pro/advertising');
  return (
    <table className={styles.table} aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.ad')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col">{t('columns.placement')}</th>
          <th scope="col">{t('columns.period')}</th>
          <th scope="col" className={styles.number}>
            {t('impressions')}
          </th>
          <th scope="col" className={styles.number}>
            {t('clicks')}
          </th>
          <th scope="col" className={styles.number}>
            {t('rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {adds.map((add) => (
          <Row key={add.id} add={add} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ add }: { readonly add: OwnAdd }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { titleOf, langOf, period, count, rate } = useAddWords();
  const hasRun = add.impressions > 0 || addPhase(add, todayOfAdds()) === 'running';
  const numbers = [
    ['impressions', count(add.impressions)],
    ['clicks', count(add.clicks)],
    ['rate', rate(add)],
  ] as const;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <Link to={addAddress(add.id)} variant="quiet" lang={langOf(add)}>
          {titleOf(add)}
        </Link>
      </th>
      <td className={styles.state}>
        <AddBadge add={add} />
      </td>
      <td className={styles.place}>{t(`placement.${add.placement}`)}</td>
      <td className={styles.period}>{period(add)}</td>
      {numbers.map(([name, value]) => (
        <td key={name} className={styles.number} data-label={t(name)} data-empty={hasRun ? undefined : true}>
          {hasRun ? value : '–'}
        </td>
      ))}
    </tr>
  );
}
