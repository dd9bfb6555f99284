import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';

/** Instead of a new appointment, which needs a client. */
export function NoClients({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('remote-pro/diary');
  return (
    <Dialog isOpen onClose={onClose} title={t('new.title')} closeLabel={t('new.close')}>
      <EmptyState
        headingLevel={3}
        title={t('new.noClients')}
        action={<ButtonLink to={href('/pro/disponibilite')}>{t('hours')}</ButtonLink>}
      >
        {t('new.noClientsText')}
      </EmptyState>
    </Dialog>
  );
}
