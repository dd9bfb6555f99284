import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import {
  professionalFacets,
  type FacetsQuery,
  type ProfessionalFacets,
} from 'shared-contracts/schemas/professional-facets';
import { cityName } from 'shared-contracts/schemas/city-names';
import { boolean, object } from 'valibot';
import type { SearchFilter } from '../../search/filter-query.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';

/** Labels of the choices with their number of results. */
export interface Counted {
  readonly asked: FacetsQuery;
  readonly cities: readonly string[];
  readonly countries: readonly string[];
  readonly label: (name: keyof ProfessionalFacets, value: string, label: string) => string;
}

interface FacetCountsProps {
  /** On a narrow screen the filters are collapsed. */
  readonly isOpen: boolean;
  readonly asked: FacetsQuery;
  /** What the form shows. */
  readonly typed: SearchFilter;
  readonly onCounted: (counted: Counted) => void;
}

const keysOf = (data: ProfessionalFacets) => Object.keys(data) as (keyof ProfessionalFacets)[];
const answer = object({ data: professionalFacets, capped: boolean() });

/** Loads the number of results by choice. A failure is only logged. */
export function FacetCounts({ isOpen, asked, typed, onCounted }: FacetCountsProps) {
  const { t } = useTranslation('remote-public/search');
  const { http, telemetry, locale } = usePlatform();
  const isShown = isOpen || window.matchMedia('(min-width: 64rem)').matches;
  useEffect(() => {
    if (!isShown) return;
    const controller = new AbortController();
    const { signal } = controller;
    http.request('POST', '/facets', answer, { body: asked, signal }).then(
      ({ data: found, capped }) => {
        const city = found.city.map(({ value, count }) => ({ value: cityName(value, locale), count }));
        const data = { ...found, city };
        // Fields that the search does not have are counted among its results.
        const isNobody = keysOf(data).every((name) => asked[name] !== undefined || data[name].length === 0);
        const label: Counted['label'] = (name, value, text) => {
          // The area of law listed instead of a text replaces it.
          if (name === 'category' && asked.category !== typed.category) return text;
          const count = data[name].find((one) => one.value === value)?.count;
          // With a partial count an unseen value may still have results; without results only helpful values are
          // shown.
          if (count === undefined && (capped || isNobody)) return text;
          const number = (count ?? 0).toLocaleString(intlLocale(locale));
          return t(capped ? 'facetCapped' : 'facet', { label: text, number });
        };
        const valuesOf = (name: 'city' | 'country') => data[name].map(({ value }) => value);
        onCounted({ asked, cities: valuesOf('city'), countries: valuesOf('country'), label });
      },
      (error: unknown) => {
        if (!signal.aborted) telemetry.error(error, { where: 'counts of the filters' });
      },
    );
    return () => controller.abort();
  }, [isShown, asked, typed.category, http, locale, onCounted, t, telemetry]);
  return null;
}
