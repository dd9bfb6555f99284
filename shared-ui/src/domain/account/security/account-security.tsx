import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import type { Passkey } from 'shared-contracts/schemas/second-step';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Button } from '../../../primitives/button/button.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { EditCard } from '../../../primitives/edit-card/edit-card.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { accountQueries, refreshAccount } from '../account-queries.ts';
import { removeCodeApp, removePasskey, renewRecoveryCodes, startCodeApp } from '../account-calls.ts';
import type { AccountView } from '../account-view.ts';
import styles from './account-security.module.css';
import type { AppSecret } from './code-app-dialog.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';

const CodeAppDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "code-app" */ './code-app-dialog.tsx')).CodeAppDialog,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery-codes" */ './recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

const passwordPages = { client: '/user/fg-pw', professional: '/pro/fg-pw' } as const;

type Open =
  | { readonly step: 'add-passkey' | 'add-app' | 'remove-app' | 'renew' }
  | { readonly step: 'app'; readonly secret: AppSecret }
  | { readonly step: 'codes'; readonly codes: readonly string[] }
  | { readonly step: 'rename' | 'remove-passkey'; readonly passkey: Passkey };

/** The second step of a sign-in: passkeys, an app that shows codes, and recovery codes for a lost device. */
export function AccountSecurity({ view }: { readonly view: AccountView }) {
  const { party, security, confirm, timeZone, email } = view;
  const { http, locale, toast } = usePlatform();
  const client = useQueryClient();
  const { data: factors } = useSuspenseQuery(accountQueries(http).factors());
  const [open, setOpen] = useState<Open>();
  const { codeApp, passkeys, recoveryCodes } = factors;
  const isOn = codeApp !== null || passkeys.length > 0;
  const moment = (instant: string) => formatMoment(instant, { locale, timeZone });
  const close = () => setOpen(undefined);

  /** After a change; recovery codes are shown once. */
  const finish = async (codes: readonly string[] | null, said: string) => {
    // Before, as the button that asked may go with what has changed, and the dialog gives the focus back to what is there.
    await refreshAccount(client);
    setOpen(codes ? { step: 'codes', codes } : undefined);
    toast.success(said);
  };
  const confirmed: Readonly<Record<string, (password: string) => Promise<void>>> = {
    'add-app': async (password) => setOpen({ step: 'app', secret: await startCodeApp(http, password) }),
    'remove-app': async (password) => {
      await removeCodeApp(http, password);
      await finish(null, security('app.removed'));
    },
    renew: async (password) => finish(await renewRecoveryCodes(http, password), security('recovery.renewed')),
    'remove-passkey': async (password) => {
      if (open?.step !== 'remove-passkey') return;
      await removePasskey(http, open.passkey.id, password);
      await finish(null, security('passkey.removed'));
    },
  };
  const asked =
    open?.step === 'add-app' || open?.step === 'remove-app' || open?.step === 'renew' || open?.step === 'remove-passkey'
      ? open.step
      : undefined;
  return (
    <EditCard id="security" title={security('title')}>
      <p className={styles.state}>
        <Badge tone={isOn ? 'success' : 'neutral'}>{security(isOn ? 'on' : 'off')}</Badge>
        {isOn ? null : <span>{security('why')}</span>}
      </p>
      {isOn ? (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Factor
              key={passkey.id}
              icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />}
              name={passkey.name}
              detail={
                passkey.usedAt === null
                  ? security('passkey.added', { moment: moment(passkey.createdAt) })
                  : security('passkey.used', { moment: moment(passkey.usedAt) })
              }
            >
              <Small of={passkey.name} onClick={() => setOpen({ step: 'rename', passkey })}>
                {security('passkey.rename')}
              </Small>
              <Small of={passkey.name} onClick={() => setOpen({ step: 'remove-passkey', passkey })}>
                {security('remove')}
              </Small>
            </Factor>
          ))}
          {codeApp ? (
            <Factor
              icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />}
              name={security('app.name')}
              detail={security('app.added', { moment: moment(codeApp.createdAt) })}
            >
              <Small of={security('app.name')} onClick={() => setOpen({ step: 'remove-app' })}>
                {security('remove')}
              </Small>
            </Factor>
          ) : null}
          <Factor
            icon={<LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />}
            name={security('recovery.name')}
            detail={security('recovery.left', { count: recoveryCodes })}
            isWarning={recoveryCodes < 3}
          >
            <Small of={security('recovery.name')} onClick={() => setOpen({ step: 'renew' })}>
              {security('recovery.renew')}
            </Small>
          </Factor>
        </ul>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setOpen({ step: 'add-passkey' })}>
          {security('passkey.add')}
        </Button>
        {codeApp ? null : (
          <Button variant="secondary" onClick={() => setOpen({ step: 'add-app' })}>
            {security('app.add')}
          </Button>
        )}
        <Link to={href(passwordPages[party])}>{security('password')}</Link>
      </div>
      {asked ? (
        <PasswordDialog
          key={asked}
          translate={confirm}
          title={security(`ask.${asked}.title`)}
          submitLabel={security(`ask.${asked}.submit`)}
          tone={asked.startsWith('remove') ? 'danger' : undefined}
          onConfirm={(password) => confirmed[asked]?.(password) ?? Promise.resolve()}
          onClose={close}
        >
          {() => (open?.step === 'remove-passkey' ? <p translate="no">{open.passkey.name}</p> : null)}
        </PasswordDialog>
      ) : null}
      {open?.step === 'add-passkey' ? (
        <AddPasskeyDialog view={view} onAdded={(codes) => finish(codes, security('passkey.done'))} onClose={close} />
      ) : null}
      {open?.step === 'rename' ? (
        <RenamePasskeyDialog
          view={view}
          passkey={open.passkey}
          onRenamed={() => finish(null, security('passkey.renamed'))}
          onClose={close}
        />
      ) : null}
      <Suspense>
        {open?.step === 'app' ? (
          <CodeAppDialog
            view={view}
            secret={open.secret}
            onConfirmed={(codes) => finish(codes, security('app.done'))}
            onClose={close}
          />
        ) : null}
        {open?.step === 'codes' ? (
          <RecoveryCodesDialog translate={security} codes={open.codes} email={email} onClose={close} />
        ) : null}
      </Suspense>
    </EditCard>
  );
}

interface FactorProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly detail: string;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

function Factor({ icon, name, detail, isWarning = false, children }: FactorProps) {
  return (
    <li className={styles.factor}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail} data-warning={isWarning || undefined}>
          {detail}
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

interface SmallProps {
  /** What the button acts on, for screen readers. */
  readonly of: string;
  readonly onClick: () => void;
  readonly children: string;
}

const Small = ({ of, onClick, children }: SmallProps) => (
  <Button variant="quiet" size="dense" onClick={onClick}>
    <span>{children}</span>
    <VisuallyHidden>{`, ${of}`}</VisuallyHidden>
  </Button>
);
