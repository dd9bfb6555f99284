import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import type { EmailChange } from 'shared-contracts/schemas/account-access';
import { email as emailSchema } from 'shared-contracts/schemas/email';
import { safeParse } from 'valibot';
import { Button } from '../../primitives/button/button.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { EmailField } from './email-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { SummaryList } from '../../primitives/summary-list/summary-list.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { askEmailChange, askRecoveryEmail, forgetEmail, sendConfirmation, sendRecoveryLink } from './account-calls.ts';
import { accountQueries, refreshAccount } from './account-queries.ts';
import type { AccountView } from './account-view.ts';
import { PasswordDialog } from './password/password-dialog.tsx';
import { typedText } from './typed-text.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

type Which = 'signIn' | 'recovery';

const checkEmail = (data: FormData): Record<string, string> => {
  const { success, issues } = safeParse(emailSchema, data.get('email'));
  return success ? {} : { email: issues[0].message };
};

interface AccountEmailsProps {
  readonly view: AccountView;
  /** False where something waits until the link mailed to the address was opened. */
  readonly isConfirmed?: boolean;
  /** The address that recovers the account, null where none is confirmed; undefined for a role that has none. */
  readonly recovery?: string | null;
}

/** The private addresses: the one to sign in with, and the one that recovers the account. The only place that changes them. */
export function AccountEmails({ view, isConfirmed = true, recovery }: AccountEmailsProps) {
  const { party, translate, confirm, email, timeZone } = view;
  const { http, locale, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: waiting } = useSuspenseQuery(accountQueries(http).pendingEmails());
  const [open, setOpen] = useState<Which>();
  const [isSending, setSending] = useState(false);
  const handleConfirm = async (password: string, data: FormData) => {
    const address = typedText(data, 'email');
    await (open === 'signIn' ? askEmailChange : askRecoveryEmail)(http, address, password);
    setOpen(undefined);
    toast.success(translate('emails.asked'));
    await refreshAccount(client);
  };
  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
  };
  const handleForget = async (which: Which) => {
    await attempt(() => forgetEmail(http, which === 'signIn' ? '/auth/email-change' : '/auth/recovery-email'));
    await refreshAccount(client);
  };
  const handleSend = async (send: typeof sendConfirmation) => {
    setSending(true);
    await attempt(async () => {
      await send(http);
      toast.success(translate('emails.sentAgain'));
      await refreshAccount(client);
    });
    setSending(false);
  };
  const sendAgain = (send: typeof sendConfirmation) => (
    <Button variant="secondary" size="dense" isLoading={isSending} onClick={() => void handleSend(send)}>
      {translate('emails.sendAgain')}
    </Button>
  );
  const row = (which: Which, value: string | null) => ({
    term: translate(`emails.${which}`),
    value: value === null ? translate('emails.none') : shownEmail(value),
    action: (
      <Button variant="quiet" size="dense" onClick={() => setOpen(which)}>
        {translate('change')}
        <VisuallyHidden>{`, ${translate(`emails.${which}`)}`}</VisuallyHidden>
      </Button>
    ),
  });
  const waitingNotice = (which: Which, change: EmailChange['pending']) =>
    change && (
      <Notice
        title={translate('emails.waiting', { email: shownEmail(change.email) })}
        action={
          <>
            {which === 'recovery' ? sendAgain(sendRecoveryLink) : null}
            <Button variant="secondary" size="dense" onClick={() => void handleForget(which)}>
              <span>{translate('emails.forget')}</span>
              {which === 'recovery' ? <VisuallyHidden>{`, ${translate('emails.recovery')}`}</VisuallyHidden> : null}
            </Button>
          </>
        }
      >
        {translate('emails.waitingText', { moment: formatMoment(change.expiresAt, { locale, timeZone }) })}
      </Notice>
    );
  return (
    <EditCard id="emails" title={translate(`emails.title.${party}`)}>
      <SummaryList rows={[row('signIn', email), ...(recovery === undefined ? [] : [row('recovery', recovery)])]} />
      {isConfirmed ? null : (
        <Notice tone="warning" title={translate('emails.unconfirmed')} action={sendAgain(sendConfirmation)}>
          {translate('emails.unconfirmedText')}
        </Notice>
      )}
      {waitingNotice('signIn', waiting.pending)}
      {waitingNotice('recovery', waiting.recovery)}
      {open ? (
        <PasswordDialog
          translate={confirm}
          title={translate(`emails.${open}`)}
          submitLabel={translate('emails.ask')}
          check={checkEmail}
          onConfirm={handleConfirm}
          onClose={() => setOpen(undefined)}
        >
          {(errorOf) => (
            <EmailField
              name="email"
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
