import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { AccountEmails } from 'shared-ui/domain/account/account-emails.tsx';
import { changeRecoveryEmail } from '../../data/own-professional.ts';
import { practiceQueries, refreshPractice } from '../../data/practice-queries.ts';
import { useAccountView } from '../../model/use-account-view.ts';

/** A professional has a second address, which recovers the account. */
export function PracticeEmails() {
  const { http } = usePlatform();
  const client = useQueryClient();
  const view = useAccountView();
  const { data } = useSuspenseQuery(practiceQueries(http).professional());
  const handleChange = async (address: string, password: string) => {
    await changeRecoveryEmail(http, address, password);
    await refreshPractice(client);
  };
  return <AccountEmails view={view} recovery={{ address: data.secondaryEmail, onChange: handleChange }} />;
}
