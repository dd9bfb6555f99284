import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { AccountLinks } from './account-links.tsx';
import { HeaderSwitches } from './header-switches.tsx';
import styles from './mobile-menu.module.css';
import { mainLinks } from './site-links.ts';
import { useOtherPages } from './use-other-pages.ts';
import { useMenuDialog } from './use-menu-dialog.ts';

/** The header’s links on a phone, in a modal sheet. */
export function MobileMenu() {
  const { t } = useTranslation('remote-public/frame');
  const user = useSessionUser();
  const links = [...mainLinks.map(({ to, label }) => ({ to, label: t(label) })), ...useOtherPages()];
  const menu = useMenuDialog();
  return (
    <div className={styles.wrap}>
      <button type="button" className={styles.toggle} aria-haspopup="dialog" {...menu.opener}>
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('menu')}
      </button>
      <dialog className={styles.sheet} aria-label={t('menu')} {...menu.panel}>
        <button type="button" className={styles.close} {...menu.closer} aria-label={t('closeMenu')}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <nav aria-label={t('main')}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link ?? ''} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          {user === null ? (
            <ButtonLink to="/login-user" block>
              {t('signIn')}
            </ButtonLink>
          ) : (
            <AccountLinks user={user} />
          )}
        </div>
        <div className={styles.switches}>
          <HeaderSwitches />
        </div>
      </dialog>
    </div>
  );
}
