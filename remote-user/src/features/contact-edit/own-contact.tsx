import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { changeUser } from 'shared-ui/domain/account/account-calls.ts';
import { AccountContact } from 'shared-ui/domain/account/account-contact.tsx';
import { accountQueries, refreshAccount } from 'shared-ui/domain/account/account-queries.ts';
import type { AccountView } from 'shared-ui/domain/account/account-view.ts';

/** How Nimbia and the professionals reach the client. */
export function OwnContact({ view }: { readonly view: AccountView }) {
  const { http } = usePlatform();
  const client = useQueryClient();
  const { data: user } = useSuspenseQuery(accountQueries(http).user());
  const { id, phone, lang, timeZone } = user;
  return (
    <AccountContact
      view={view}
      contact={{ phoneNumber: phone, lang, timeZone }}
      isPhoneRequired={false}
      onSave={async ({ phoneNumber, ...changed }) => {
        await changeUser(http, id, { phone: phoneNumber, ...changed });
        void refreshAccount(client);
      }}
    />
  );
}
