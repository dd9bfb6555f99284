import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { cityName } from 'shared-contracts/schemas/city-names';
import type { Suggestions } from 'shared-contracts/schemas/suggestions';
import { inLanguage } from '../../loading/in-language.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { folded } from './match-words.ts';

/** Debounce in milliseconds: the usual time between two keys. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const nothing = { start: '', cities: [], professionals: [] };

/** Suggestions of the API for a text, debounced. Meanwhile the previous ones that still match are shown. */
export function useFetched(text: string): Suggestions {
  const platform = usePlatform();
  const [found, setFound] = useState<Suggestions & { readonly start: string }>(nothing);
  const start = folded(text);
  useEffect(() => {
    if (start.length < SHORTEST) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(platform, start, controller.signal).then((answer) => {
        if (controller.signal.aborted) return;
        const { cities, professionals } = answer ?? nothing;
        setFound({
          start,
          cities: cities.map((city) => cityName(city, platform.locale)),
          professionals: professionals.map((one) => inLanguage(one, platform.locale)),
        });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [platform, start]);
  if (start.length < SHORTEST) return nothing;
  if (found.start === start) return found;
  const fits = (...names: string[]) => names.some((name) => folded(name).startsWith(start));
  return {
    cities: found.cities.filter((city) => fits(city)),
    professionals: found.professionals.filter((one) =>
      fits(partyName(one), `${one.firstNames} ${one.lastName}`, `${one.lastName} ${one.firstNames}`),
    ),
  };
}
