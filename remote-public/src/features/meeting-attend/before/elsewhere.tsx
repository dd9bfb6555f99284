import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { MeetingPlace } from 'shared-contracts/schemas/meeting';
import { meetingLink } from 'shared-ui/domain/appointments/page/meeting-address.ts';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

interface ElsewhereProps {
  readonly place: Exclude<MeetingPlace, { provider: 'built_in' }>;
  readonly appointmentId: string;
}

const names = { jitsi: 'Jitsi', zoom: 'Zoom' } as const;

/** The professional meets people with another provider: the way there, above the room that stays as a fallback. */
export function Elsewhere({ place, appointmentId: appointment }: ElsewhereProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { provider } = place;
  const name = provider === 'link' ? t('elsewhere.link') : names[provider];
  const address = provider === 'link' ? place.link : href(`/${provider}`, undefined, { appointment });
  return (
    <Notice
      title={t('elsewhere.title')}
      action={
        <Link {...meetingLink(address)}>
          {provider === 'link' ? t('elsewhere.openLink') : t('elsewhere.open', { place: name })}
        </Link>
      }
    >
      {t('elsewhere.text', { place: name })}
    </Notice>
  );
}
