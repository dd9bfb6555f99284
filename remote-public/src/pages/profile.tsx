import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProfileData } from '../data/profile-loader.ts';
import { ProfileView } from '../features/professional-show/profile-view.tsx';
import { professionalName } from '../model/professional-name.ts';
import { NotYetOpen } from '../features/page-announce/not-yet-open.tsx';

/** `/lawyers/{id}` and `/professionnels/{idname}`: the same profile. Without data it is the visiting card, not open yet. */
export function Component() {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const data = useLoaderData<ProfileData | null>();
  if (data === null)
    return (
      <>
        <meta name="robots" content="noindex" />
        <NotYetOpen topic="card" />
      </>
    );
  const { professional } = data;
  const profession = t(`profession.${professional.profession}`, {
    ns: 'remote-public/common',
    context: professional.gender ?? undefined,
  });
  return (
    <>
      <title>{t('title', { name: professionalName(professional), profession, city: professional.city })}</title>
      <ProfileView data={data} />
    </>
  );
}
