import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatMoment } from 'shared-contracts/processes/reader-time';
import { email as emailSchema } from 'shared-contracts/schemas/text';
import { safeParse } from 'valibot';
import { Button } from '../../primitives/button/button.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { SummaryList } from '../../primitives/summary-list/summary-list.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { askEmailChange, forgetEmailChange, sendConfirmation } from './account-calls.ts';
import { accountQueries, refreshAccount } from './account-queries.ts';
import type { AccountView } from './account-view.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { typedText } from './typed-text.ts';
import { shownEmail } from 'shared-contracts/processes/shown-email';

type Which = 'signIn' | 'recovery';

const checkEmail = (data: FormData): Record<string, string> => {
  const { success, issues } = safeParse(emailSchema, data.get('email'));
  return success ? {} : { email: issues[0].message };
};

interface AccountEmailsProps {
  readonly view: AccountView;
  /** False where something waits until the link mailed to the address was opened. */
  readonly isConfirmed?: boolean;
  /** The address that recovers the account, where the role has one. */
  readonly recovery?: {
    readonly address: string | null;
    /** Resolves when it is changed and read again. @throws ProblemError */
    readonly onChange: (address: string, password: string) => Promise<void>;
  };
}

/** The private addresses: the one to sign in with, and the one that recovers the account. The only place that changes them. */
export function AccountEmails({ view, isConfirmed = true, recovery }: AccountEmailsProps) {
  const { party, translate, confirm, email, timeZone } = view;
  const { http, locale, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: pending } = useSuspenseQuery(accountQueries(http).pendingEmail());
  const [open, setOpen] = useState<Which>();
  const [isSending, setSending] = useState(false);
  const handleConfirm = async (password: string, data: FormData) => {
    const address = typedText(data, 'email');
    if (open === 'signIn') await askEmailChange(http, address, password);
    else await recovery?.onChange(address, password);
    setOpen(undefined);
    toast.success(translate(open === 'signIn' ? 'emails.asked' : 'emails.changed'));
    await refreshAccount(client);
  };
  const handleForget = async () => {
    try {
      await forgetEmailChange(http);
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    await refreshAccount(client);
  };
  const handleSend = async () => {
    setSending(true);
    try {
      await sendConfirmation(http);
      toast.success(translate('emails.sentAgain'));
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    setSending(false);
  };
  const row = (which: Which, value: string | null) => ({
    term: translate(`emails.${which}`),
    value: value && shownEmail(value),
    action: (
      <Button variant="quiet" size="dense" onClick={() => setOpen(which)}>
        {translate('change')}
        <VisuallyHidden>{`, ${translate(`emails.${which}`)}`}</VisuallyHidden>
      </Button>
    ),
  });
  return (
    <EditCard id="emails" title={translate(`emails.title.${party}`)}>
      <SummaryList rows={[row('signIn', email), ...(recovery ? [row('recovery', recovery.address)] : [])]} />
      {isConfirmed ? null : (
        <Notice
          tone="warning"
          title={translate('emails.unconfirmed')}
          action={
            <Button variant="secondary" size="dense" isLoading={isSending} onClick={() => void handleSend()}>
              {translate('emails.sendAgain')}
            </Button>
          }
        >
          {translate('emails.unconfirmedText')}
        </Notice>
      )}
      {pending ? (
        <Notice
          title={translate('emails.waiting', { email: shownEmail(pending.email) })}
          action={
            <Button variant="secondary" size="dense" onClick={() => void handleForget()}>
              {translate('emails.forget')}
            </Button>
          }
        >
          {translate('emails.waitingText', { moment: formatMoment(pending.expiresAt, { locale, timeZone }) })}
        </Notice>
      ) : null}
      {open ? (
        <PasswordDialog
          translate={confirm}
          title={translate(`emails.${open}`)}
          submitLabel={translate(open === 'signIn' ? 'emails.ask' : 'save')}
          check={checkEmail}
          onConfirm={handleConfirm}
          onClose={() => setOpen(undefined)}
        >
          {(errorOf) => (
            <Field
              name="email"
              type="email"
              required
              autoComplete="off"
              label={translate('emails.new')}
              hint={translate(`emails.${open}Hint`)}
              error={errorOf('email')}
            />
          )}
        </PasswordDialog>
      ) : null}
    </EditCard>
  );
}
