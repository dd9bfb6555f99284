import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { SearchData } from '../../search/search-loader.ts';
import { SearchView } from '../../features/professional-search/search-view.tsx';

/** `/professionnels`: all legal professions, by slug. */
export function Component() {
  const { t } = useTranslation('remote-public/search');
  const data = useLoaderData<SearchData>();
  return (
    <>
      <title>{`${t('professionals.title')} – Nimbia`}</title>
      <SearchView
        kind="professionals"
        data={data}
        profileOf={({ slug }) => href('/professionnels/:idname', { idname: slug })}
      />
    </>
  );
}
