import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readerOf, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { practiceQueries } from '../data/practice/practice-queries.ts';

/** The professional reads times by the clocks of the practice, and by those of the device while it is not known. */
export function useReader(): Reader {
  const { http, locale } = usePlatform();
  const { data } = useQuery({ ...practiceQueries(http).professional(), throwOnError: false });
  const timeZone = data?.timeZone ?? readerOf(locale).timeZone;
  return useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
}
