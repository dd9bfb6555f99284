import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SessionUser } from 'shared-contracts/schemas/session';
import styles from './account-entry.module.css';

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

/** The signed-in person's own pages. */
export function AccountLinks({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('remote-public/frame');
  return (
    <>
      <p className={styles.email}>{user.email}</p>
      <ul className={styles.list}>
        {linksOf[user.role].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.item}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
