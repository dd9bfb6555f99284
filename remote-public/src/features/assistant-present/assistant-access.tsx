import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/button/button-link';
import { RetryNotice } from '../../components/retry-notice.tsx';
import type { PlansData } from '../../data/plans-loader.ts';
import styles from './assistant.module.css';

/** A professional whose plan has the assistant goes on to it; others see the prompt to subscribe (specification, section 6). */
export function AssistantAccess({ plans }: PlansData) {
  const { t } = useTranslation('remote-public/assistant');
  const user = useSessionUser();
  const subscribe = href('/pro/pricing', undefined, { plan: 'standard' });
  const isProfessional = user?.role === 'professional';
  if (isProfessional && !plans.ok) return <RetryNotice>{t('failed')}</RetryNotice>;
  const isIncluded =
    isProfessional &&
    plans.ok &&
    plans.value.some(({ id, entitlements }) => id === user.planId && entitlements.includes('assistant'));
  if (isIncluded)
    return (
      <section className={styles.access} aria-labelledby="access">
        <h2 id="access">{t('go.title')}</h2>
        <p>{t('notOpen')}</p>
        <ButtonLink to="/pro/nimbia-ai">{t('go.action')}</ButtonLink>
      </section>
    );
  const who = isProfessional ? 'professional' : user === null ? 'visitor' : 'client';
  return (
    <section className={styles.access} aria-labelledby="access">
      <h2 id="access">{t('subscribe.title')}</h2>
      <p>{t(`subscribe.${who}`)}</p>
      <p>{t('notOpen')}</p>
      <div className={styles.actions}>
        {who === 'client' ? (
          <ButtonLink to="/recherche">{t('subscribe.find')}</ButtonLink>
        ) : (
          <ButtonLink to={subscribe}>{t('subscribe.action')}</ButtonLink>
        )}
        {who === 'visitor' ? (
          <ButtonLink to={signInPath('professional', '/nimbia-ai')} variant="secondary">
            {t('subscribe.signIn')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
