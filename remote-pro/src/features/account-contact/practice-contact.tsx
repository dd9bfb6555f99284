import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { changeUser } from 'shared-ui/domain/account/account-calls.ts';
import { AccountContact, type Contact } from 'shared-ui/domain/account/account-contact.tsx';
import { accountQueries, refreshAccount } from 'shared-ui/domain/account/account-queries.ts';
import { updateOwnProfessional } from '../../data/practice/own-professional.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';
import { useAccountView } from '../../model/use-account-view.ts';

/** How Nimbia reaches the professional: the language is the account's, the rest the practice's. */
export function PracticeContact() {
  const { http } = usePlatform();
  const client = useQueryClient();
  const view = useAccountView();
  const { data: professional } = useSuspenseQuery(practiceQueries(http).professional());
  const { data: user } = useSuspenseQuery(accountQueries(http).user());
  const { id, phoneNumber, timeZone } = professional;
  const handleSave = async ({ lang, ...changed }: Contact) => {
    await updateOwnProfessional(http, id, changed);
    if (lang !== user.lang) await changeUser(http, id, { lang });
    void refreshAccount(client);
    void refreshPractice(client);
  };
  return (
    <AccountContact
      view={view}
      contact={{ phoneNumber, lang: user.lang, timeZone }}
      isPhoneRequired
      onSave={handleSave}
    />
  );
}
