import { useTranslation } from 'react-i18next';
import type { PublicWords } from 'shared-ui/domain/public-profile/public-words.ts';

/** The strings of the components that the preview shares with the public profile. */
export function usePublicWords(): PublicWords {
  const { t: common } = useTranslation('remote-pro/common');
  const { t: profile } = useTranslation('remote-pro/public-profile');
  return { common, profile };
}
