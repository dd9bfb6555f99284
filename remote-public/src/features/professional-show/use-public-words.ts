import { useTranslation } from 'react-i18next';
import type { PublicWords } from 'shared-ui/domain/public-profile/public-words.ts';

/** The strings of the components that the profile shares with its preview. */
export function usePublicWords(): PublicWords {
  const { t: common } = useTranslation('remote-public/common');
  const { t: profile } = useTranslation('remote-public/public-profile');
  return { common, profile };
}
