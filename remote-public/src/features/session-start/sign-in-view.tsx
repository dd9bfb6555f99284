import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { returnPath, signInPath } from 'shared-contracts/remote/return-path';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { AlreadySignedIn } from '../../account/already-signed-in.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { dashboardOf } from '../../account/dashboard-of.ts';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';
import { OperatorSignedIn } from './operator-signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';
import type { AccountKind } from './sign-in-form.tsx';

/** One of the two sign-in pages: the form, and links to registration and to the other page. */
export function SignInView({ accountKind }: { readonly accountKind: AccountKind }) {
  const { t } = useTranslation('remote-public/sign-in');
  const user = useSessionUser();
  const [search] = useSearchParams();
  const raw = search.get('next');
  const next = returnPath(raw, dashboardOf(accountKind));
  if (user?.role === 'operator')
    return <OperatorSignedIn email={user.email} next={allowedReturnPath('operator', raw) ?? '/'} />;
  const booking = /^\/lawyers\/booking\/[^?]*(?<sent>\?(?:.*&)?done=)?/u.exec(next);
  const isClient = accountKind === 'client';
  const back = { next: allowedReturnPath(accountKind, raw) };
  const other = isClient ? 'professional' : 'client';
  const otherSignIn = signInPath(other, allowedReturnPath(other, raw));
  return (
    <FormPage title={t(`${accountKind}.title`)} lead={t(`${accountKind}.lead`)}>
      <AlreadySignedIn accountKind={accountKind} next={next} />
      {booking && isClient && user === null ? (
        <Notice>{t(booking.groups?.['sent'] ? 'sent' : 'booking')}</Notice>
      ) : null}
      <SignInForm accountKind={accountKind} next={next} otherSignIn={otherSignIn} />
      <ul className={styles.ways}>
        <li>
          <Link to={href('/reset-pw', undefined, back)}>{t('forgot')}</Link>
        </li>
        <li>
          <span>{t(`${accountKind}.register`)}</span>{' '}
          <Link to={href(isClient ? '/inscription-user' : '/inscription', undefined, back)}>
            {t(`${accountKind}.registerLink`)}
          </Link>
        </li>
        <li>
          <span>{t(`${accountKind}.other`)}</span> <Link to={otherSignIn}>{t(`${accountKind}.otherLink`)}</Link>
        </li>
      </ul>
    </FormPage>
  );
}
