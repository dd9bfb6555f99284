import type { FilterName } from '../../model/filter-query.ts';
/** Names of filters and of their values, for the fields, the chips and the advice of an empty result. */
export declare function useFilterWords(): {
  field: (name: FilterName) => string;
  value: (name: FilterName, raw: string | number | boolean) => string;
};
