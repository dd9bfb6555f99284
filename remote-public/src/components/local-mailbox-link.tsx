import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** Where mails are when no server sends them: whoever tries the product on their own machine reads them there. */
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
