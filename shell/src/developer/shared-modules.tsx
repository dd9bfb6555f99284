import { useTranslation } from 'react-i18next';
import styles from './developer-panel.module.css';
import type { SharedModuleReport } from './read-shared-modules.ts';

/** The shared modules and their users. */
export function SharedModules({ modules }: { readonly modules: readonly SharedModuleReport[] }) {
  const { t } = useTranslation('shell/developer');
  return (
    <table className={styles['modules']}>
      <thead>
        <tr>
          <th scope="col">{t('shared.module')}</th>
          <th scope="col">{t('shared.version')}</th>
          <th scope="col">{t('shared.users')}</th>
        </tr>
      </thead>
      <tbody>
        {modules.map(({ name, versions, users }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-several={versions.length > 1}>{versions.join(', ')}</td>
            <td>{users.length === 0 ? t('shared.nobody') : users.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
