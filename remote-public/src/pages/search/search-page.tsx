import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { SearchData } from '../../search/search-loader.ts';
import { SearchView } from '../../features/professional-search/search-view.tsx';

/** `/recherche`: every profession, every filter. */
export function Component() {
  const { t } = useTranslation('remote-public/search');
  const data = useLoaderData<SearchData>();
  return (
    <>
      <title>{`${t('search.title')} – Nimbia`}</title>
      <SearchView
        kind="search"
        data={data}
        profileOf={({ slug }) => href('/professionnels/:idname', { idname: slug })}
      />
    </>
  );
}
