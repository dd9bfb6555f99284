import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { SessionUser } from 'shared-contracts/schemas/session';
import styles from './account-entry.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

const linksOf = {
  professional: [
    { to: '/pro/tableau-de-bord', label: 'dashboard' },
    { to: '/pro/en-attente', label: 'pending' },
    { to: '/pro/rendez-vous', label: 'appointments' },
  ],
  client: [
    { to: '/user/tableau-de-bord', label: 'dashboard' },
    { to: '/user/en-attente', label: 'pending' },
    { to: '/user/rendez-vous', label: 'appointments' },
  ],
  // Operators work through the API for now (screens.md).
  operator: [],
} as const;

/** The signed-in person’s pages, and signing out; a public page stays open, so no confirmation is needed. */
export function AccountLinks({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('remote-public/frame');
  const { session } = usePlatform();
  return (
    <>
      <p translate="no" className={styles.email}>
        {shownEmail(user.email)}
      </p>
      <ul className={styles.list}>
        {linksOf[user.role].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.item}>
              {t(label)}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={() => void session.end()}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
