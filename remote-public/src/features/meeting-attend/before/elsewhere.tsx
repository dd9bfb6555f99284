import { useTranslation } from 'react-i18next';
import type { MeetingPlace } from 'shared-contracts/schemas/meeting';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

/** The professional meets people with another provider: its link, above the room that stays as a fallback. */
export function Elsewhere({ place }: { readonly place: Exclude<MeetingPlace, { provider: 'built_in' }> }) {
  const { t } = useTranslation('remote-public/meeting');
  const name = place.provider === 'zoom' ? 'Zoom' : place.provider === 'jitsi' ? 'Jitsi' : t('elsewhere.link');
  return (
    <Notice
      title={t('elsewhere.title')}
      action={
        <a href={place.provider === 'jitsi' ? place.url : place.link} target="_blank" rel="noreferrer">
          {place.provider === 'link' ? t('elsewhere.openLink') : t('elsewhere.open', { place: name })}
        </a>
      }
    >
      {t('elsewhere.text', { place: name })}
    </Notice>
  );
}
