import { ChevronDown, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-entry.module.css';
import { usePopover } from './use-popover.ts';

/** Sign-in, or the menu of the account. */
export function AccountEntry() {
  const { t } = useTranslation('remote-public/frame');
  const user = useSessionUser();
  const popover = usePopover('account-menu');
  if (user === null) {
    return (
      <ButtonLink to="/login-user" variant="secondary">
        {t('signIn')}
      </ButtonLink>
    );
  }
  return (
    <>
      <button type="button" className={styles.button} {...popover.trigger}>
        <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
        <span translate={user.firstNames ? 'no' : undefined} className={styles.name}>
          {user.firstNames || t('account')}
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <nav className={styles.menu} aria-label={t('account')} {...popover.panel}>
        <AccountLinks user={user} />
      </nav>
    </>
  );
}
