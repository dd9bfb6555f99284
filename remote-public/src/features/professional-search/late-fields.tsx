import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { EndOffers } from '../../professionals/end-offers.tsx';
import type { SearchData } from '../../search/search-loader.ts';
import { FacetCounts } from './facet-counts.tsx';
import { WindowPickers } from './window-pickers.tsx';

/** What the filters have only after hydration. */
export const LateFields = (props: ComponentProps<typeof FacetCounts>) => (
  <>
    <FacetCounts {...props} />
    <WindowPickers typed={props.typed} />
    <EndOffers page={useLoaderData<SearchData>().result} />
  </>
);
