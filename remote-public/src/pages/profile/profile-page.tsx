import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { CardData } from '../../profile/card-loader.ts';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { ProfileView } from '../../features/professional-show/profile-view.tsx';
import { VisitingCard } from '../../features/visiting-card/visiting-card.tsx';
import { useCountedVisit } from './use-counted-visit.ts';
import { professionInSentence } from 'shared-contracts/formats/person/profession-name';

/** `/lawyers/{id}` and `/professionnels/{idname}`: the same profile; `/professionnels/{idname}_2`: its visiting card. */
export function Component() {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const data = useLoaderData<ProfileData | CardData>();
  const { professional } = data;
  useCountedVisit(professional.id);
  const name = partyName(professional);
  if ('code' in data)
    return (
      <>
        <title>{`${t('businessCard.title', { name })} – Nimbia`}</title>
        <VisitingCard data={data} />
      </>
    );
  const profession = professionInSentence(tCommon, professional.profession, professional);
  return (
    <>
      <title>{t('title', { name, profession, city: professional.city })}</title>
      <ProfileView data={data} />
    </>
  );
}
