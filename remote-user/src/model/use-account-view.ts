import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { accountQueries } from 'shared-ui/domain/account/account-queries.ts';
import type { AccountView } from 'shared-ui/domain/account/account-view.ts';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';

/** The account as a client reads it: times by the device. */
export function useAccountView(): AccountView {
  const { t: translate } = useTranslation('remote-user/account');
  const { t: security } = useTranslation('remote-user/account-security');
  const { t: confirm } = useTranslation('remote-user/confirmation');
  const { http, locale } = usePlatform();
  const { data } = useSuspenseQuery(accountQueries(http).user());
  return { party: 'client', translate, security, confirm, email: data.email, timeZone: readerOf(locale).timeZone };
}
