import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { Add } from 'shared-contracts/schemas/add';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Advertisement } from '../../professionals/advertisement.tsx';
import { ProfessionalResult } from '../../professionals/professional-result.tsx';
import { SlotsZone } from '../../professionals/slots-zone.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { HomeData } from '../../home/home-loader.ts';
import styles from './section.module.css';

/** Professionals who are free within a day; paid placements are separate, below, and labelled. */
export function FreeSoon({
  available,
  adds,
}: {
  readonly available: HomeData['available'];
  readonly adds: readonly Add[];
}) {
  const { t } = useTranslation('remote-public/home');
  return (
    <section className={styles.section} aria-labelledby="free-soon">
      <div className={styles.head}>
        <h2 id="free-soon">{t('now.title')}</h2>
        <p className={styles.zone}>
          <SlotsZone />
        </p>
        <Link to="/schedule-meeting" className={styles.more}>
          {t('now.all')}
        </Link>
      </div>
      {available.ok ? <People page={available.value} /> : <RetryNotice>{t('now.failed')}</RetryNotice>}
      {adds.length === 0 ? null : (
        <div className={styles.adds}>
          {adds.map((add) => (
            <Advertisement key={add.id} add={add} />
          ))}
        </div>
      )}
    </section>
  );
}

function People({ page }: { readonly page: Extract<HomeData['available'], { ok: true }>['value'] }) {
  const { t } = useTranslation('remote-public/home');
  if (page.professionals.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('now.none')}
        action={<ButtonLink to="/schedule-meeting">{t('now.earliest')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.people}>
      {page.professionals.map((professional) => (
        <ProfessionalResult
          key={professional.id}
          professional={professional}
          times={page.slots && page.slots[professional.id]}
          to={href('/professionnels/:idname', { idname: professional.slug })}
        />
      ))}
    </div>
  );
}
