import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { AccountEmails } from 'shared-ui/domain/account/account-emails.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { useAccountView } from '../../model/use-account-view.ts';

/** A professional has a second address, which recovers the account. */
export function PracticeEmails() {
  const { http } = usePlatform();
  const view = useAccountView();
  const { data } = useSuspenseQuery(practiceQueries(http).professional());
  return <AccountEmails view={view} recovery={data.secondaryEmail} />;
}
