import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ShareLink } from '../../components/share-link.tsx';

/** Shares the profile: link, print, visiting card. */
export function ProfileActions({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  return (
    <ShareLink title={partyName(professional)}>
      <ButtonLink
        variant="quiet"
        to={href('/professionnels/:idname_2', { idname: professional.slug })}
        icon={<IdCard size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('card')}
      </ButtonLink>
    </ShareLink>
  );
}
