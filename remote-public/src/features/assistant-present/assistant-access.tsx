import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { PlansData } from '../../plans/plans-loader.ts';
import styles from './assistant.module.css';

/**
 * A professional whose plan includes the assistant gets a link to it; others see the prompt to subscribe
 * (specification, section 6).
 */
export function AssistantAccess({ plans }: PlansData) {
  const { t } = useTranslation('remote-public/assistant');
  const { closedPages } = usePlatform();
  const user = useSessionUser();
  const isOpen = !closedPages.includes('/pro/nimbia-ai');
  const isProfessional = user?.role === 'professional';
  if (isProfessional && !plans.ok) return <RetryNotice>{t('failed')}</RetryNotice>;
  const isIncluded =
    isProfessional &&
    plans.ok &&
    plans.value.some(({ id, entitlements }) => id === user.planId && entitlements.includes('assistant'));
  if (isIncluded)
    return (
      <section className={styles.access} aria-labelledby="access">
        <h2 id="access">{t(isOpen ? 'go.title' : 'soon')}</h2>
        {isOpen ? <ButtonLink to="/pro/nimbia-ai">{t('go.action')}</ButtonLink> : <p>{t('notOpen')}</p>}
      </section>
    );
  const who = user?.role ?? 'visitor';
  return (
    <section className={styles.access} aria-labelledby="access">
      <h2 id="access">{t('subscribe.title')}</h2>
      <p>{t(`subscribe.${who}`)}</p>
      {isOpen ? null : <p>{t('notOpen')}</p>}
      <div className={styles.actions}>
        {who === 'client' ? (
          <ButtonLink to="/recherche">{t('subscribe.find')}</ButtonLink>
        ) : who === 'operator' ? (
          <ButtonLink to="/">{t('subscribe.home')}</ButtonLink>
        ) : (
          <Subscribe isOpen={isOpen} />
        )}
        {who === 'visitor' && isOpen ? (
          <ButtonLink to={signInPath('professional', '/nimbia-ai')} variant="secondary">
            {t('subscribe.signIn')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** Links to the payment when one is needed and open, otherwise to the plans. */
function Subscribe({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation('remote-public/assistant');
  const { closedPages } = usePlatform();
  return isOpen && !closedPages.includes('/pro/pricing') ? (
    <ButtonLink to={href('/pro/pricing', undefined, { plan: 'standard' })}>{t('subscribe.action')}</ButtonLink>
  ) : (
    <ButtonLink to="/pricing">{t('subscribe.plans')}</ButtonLink>
  );
}
