import { useTranslation } from 'react-i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { inlineList } from './inline-list.ts';
import { professionName } from './profession-name.ts';

type Practising = Pick<PublicProfessional, 'kind' | 'profession' | 'functions' | 'gender' | 'country'>;

/** "Avocate, médiatrice": the professions of a professional, main one first. */
export function useProfessions(professional: Practising): string {
  const { t } = useTranslation('remote-public/common');
  const names = [...new Set([professional.profession, ...professional.functions])];
  return inlineList(names.map((name) => professionName(t, name, professional)));
}
