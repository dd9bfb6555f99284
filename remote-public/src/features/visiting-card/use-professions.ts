import { useTranslation } from 'react-i18next';
import { professionNames } from 'shared-ui/domain/public-profile/professional-words.ts';

/** "Avocate, médiatrice": the professions of a professional, main one first. */
export function useProfessions(professional: Parameters<typeof professionNames>[0]): string {
  const { t } = useTranslation('remote-public/common');
  return professionNames(professional, t);
}
