import { useTranslation } from 'react-i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { inlineList } from './inline-list.ts';
import { professionContext } from './profession-context.ts';

type Practising = Pick<PublicProfessional, 'kind' | 'profession' | 'functions' | 'gender'>;

/** "Avocate, médiatrice": what somebody practises, the main one first. */
export function useProfessions(professional: Practising): string {
  const { t } = useTranslation('remote-public/common');
  const names = [...new Set([professional.profession, ...professional.functions])];
  return inlineList(names.map((name) => t(`profession.${name}`, { context: professionContext(professional) })));
}
