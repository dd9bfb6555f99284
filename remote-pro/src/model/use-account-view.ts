import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { AccountView } from 'shared-ui/domain/account/account-view.ts';
import { practiceQueries } from '../data/practice/practice-queries.ts';

/** The account as a professional reads it. */
export function useAccountView(): AccountView {
  const { t: translate } = useTranslation('remote-pro/account');
  const { t: security } = useTranslation('remote-pro/account-security');
  const { t: confirm } = useTranslation('remote-pro/confirmation');
  const { data } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  const { email, country, timeZone } = data;
  return { party: 'professional', translate, security, confirm, email, country, timeZone };
}
