import { IdCard, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { FollowProfessional } from './follow-professional.tsx';

/** Writes to somebody who takes first contacts; follows; shares the profile: link, print, visiting card. */
export function ProfileActions({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  const user = useSessionUser();
  const name = partyName(professional);
  return (
    <>
      {professional.firstContacts && user?.role !== 'professional' ? (
        <ButtonLink
          variant="secondary"
          to={href('/user/message', undefined, { to: professional.id })}
          icon={<MessageSquare size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('write')}
        </ButtonLink>
      ) : null}
      {professional.verifiedAt === null ? null : <FollowProfessional id={professional.id} name={name} />}
      <ShareLink title={name}>
        <ButtonLink
          variant="quiet"
          to={href('/professionnels/:idname_2', { idname: professional.slug })}
          icon={<IdCard size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('card')}
        </ButtonLink>
      </ShareLink>
    </>
  );
}
