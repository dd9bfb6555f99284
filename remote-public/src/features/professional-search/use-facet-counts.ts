import { useEffect, useState, type RefObject } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { FacetsQuery, ProfessionalFacets } from 'shared-contracts/schemas/professional-facets';
import { useWhenSeen } from '../../components/use-when-seen.ts';

export interface FacetCounts {
  readonly data: ProfessionalFacets;
  /** More people match than were counted: the numbers are lower bounds. */
  readonly capped: boolean;
}

/** How many people each choice of the filters would find, asked for once the filters are in sight; undefined until it is known. */
export function useFacetCounts(filters: RefObject<Element | null>, asked: FacetsQuery): FacetCounts | undefined {
  const platform = usePlatform();
  const [isSeen, setSeen] = useState(false);
  const [found, setFound] = useState<{ readonly asked: FacetsQuery; readonly counts: FacetCounts }>();
  useWhenSeen(filters, 0, () => setSeen(true));
  useEffect(() => {
    if (!isSeen) return;
    const controller = new AbortController();
    import(/* webpackChunkName: "facets" */ '../../data/count-facets.ts')
      .then(({ countFacets }) => countFacets(platform.http, asked, controller.signal))
      .then(
        (counts) => setFound({ asked, counts }),
        (error: unknown) => {
          if (!controller.signal.aborted) platform.telemetry.error(error, { where: 'counts of the filters' });
        },
      );
    return () => controller.abort();
  }, [platform, isSeen, asked]);
  return found?.asked === asked ? found.counts : undefined;
}
