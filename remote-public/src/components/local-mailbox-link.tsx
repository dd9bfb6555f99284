import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** Link to the local mailbox, where mails are when no server sends them. */
export function LocalMailboxLink() {
  const { t } = useTranslation('remote-public/common');
  const { apiUrl } = usePlatform();
  return (
    <p>
      <a href={`${apiUrl}/mailbox`} target="_blank" rel="noreferrer">
        {t('localMailbox')}
      </a>
    </p>
  );
}
