import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** Link to the local mailbox, which has the mails when no mail server is configured. */
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
