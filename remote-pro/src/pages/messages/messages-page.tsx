import { useTranslation } from 'react-i18next';
import { MessagesPage } from 'shared-ui/domain/messages/messages-page.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { useReader } from '../../model/use-reader.ts';

/** `/pro/message`: conversations with clients. */
export function Component() {
  const { t } = useTranslation('remote-pro/messages');
  return <MessagesPage translate={t} reader={useReader()} party="professional" zoneNote={<ZoneNote />} />;
}
