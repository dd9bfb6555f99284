import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { legalCategories, professions, type Gender } from 'shared-contracts/schemas/value-lists';
import type { SuggestionGroup } from 'shared-ui/primitives/combobox/suggestions.tsx';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { matchesWords } from './match-words.ts';
import { useFetched } from './use-fetched.ts';

const MOST = 4;

/** Suggestions for a text, with ids `field:value`. `hasField` says which fields the form has. */
export function useSuggestionGroups(text: string, hasField: (name: string) => boolean): readonly SuggestionGroup[] {
  const { t } = useTranslation('remote-public/common');
  const { cities, professionals } = useFetched(text);
  const typed = text.trim();
  if (typed === '') return [];
  const categories = legalCategories
    .map((value) => ({ id: `category:${value}`, label: t(`category.${value}`), detail: t(`hint.${value}`) }))
    .filter(({ label, detail }) => matchesWords(typed, `${label} ${detail}`));
  const callings = professions
    .map((value) => ({
      id: `profession:${value}`,
      label: t(`profession.${value}`),
      // Optional for the types: some professions have one form only.
      also: t(`profession.${value}`, { context: 'female' as Gender | undefined }),
    }))
    .filter(({ label, also }) => matchesWords(typed, label) || matchesWords(typed, also));
  const groups: readonly SuggestionGroup[] = [
    { id: 'category', label: t('suggest.category'), items: categories },
    { id: 'profession', label: t('suggest.profession'), items: callings.map(({ id, label }) => ({ id, label })) },
    { id: 'city', label: t('suggest.city'), items: cities.map((city) => ({ id: `city:${city}`, label: city })) },
    {
      id: 'professional',
      label: t('suggest.professional'),
      items: professionals.map((one) => ({
        id: `professional:${one.slug}`,
        label: partyName(one),
        detail: `${professionName(t, one.profession, one)} · ${one.city}`,
      })),
    },
    {
      id: 'text',
      label: t('suggest.text'),
      items: [{ id: 'text:', label: t('suggest.anywhere', { text: typed }) }],
    },
  ];
  return groups
    .filter(({ id, items }) => items.length > 0 && (id === 'professional' || id === 'text' || hasField(id)))
    .map(({ id, label, items }) => ({ id, label, items: items.slice(0, id === 'professional' ? items.length : MOST) }));
}
