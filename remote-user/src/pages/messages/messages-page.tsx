import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';
import { MessagesPage } from 'shared-ui/domain/messages/messages-page.tsx';

/** `/user/message`: conversations with professionals. */
export function Component() {
  const { t } = useTranslation('remote-user/messages');
  const { locale } = usePlatform();
  return <MessagesPage translate={t} reader={readerOf(locale)} party="client" />;
}
