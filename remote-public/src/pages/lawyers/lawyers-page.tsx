import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { SearchData } from '../../search/search-loader.ts';
import { SearchView } from '../../features/professional-search/search-view.tsx';

/** `/lawyers`: the search narrowed to lawyers; the shell's server renders it. */
export function Component() {
  const { t } = useTranslation('remote-public/search');
  const data = useLoaderData<SearchData>();
  return (
    <>
      <title>{`${t('lawyers.title')} – Nimbia`}</title>
      <SearchView kind="lawyers" data={data} profileOf={({ id }) => href('/lawyers/:id', { id })} />
    </>
  );
}
