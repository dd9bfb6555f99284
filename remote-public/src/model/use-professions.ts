import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { inlineList } from './inline-list.ts';

type Practising = Pick<PublicProfessional, 'profession' | 'functions' | 'gender'>;

/** "Avocate, médiatrice": what somebody practises, the main one first. */
export function useProfessions({ profession, functions, gender }: Practising): string {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const names = [...new Set([profession, ...functions])];
  return inlineList(
    names.map((name) => t(`profession.${name}`, { context: gender ?? undefined })),
    locale,
  );
}
