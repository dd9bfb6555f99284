import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { returnPath, signInPath } from 'shared-contracts/remote/return-path';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { AlreadySignedIn } from '../../components/already-signed-in.tsx';
import { FormPage } from '../../components/form-page.tsx';
import { dashboardOf } from '../../model/dashboard-of.ts';
import { wayBack } from '../../model/way-back.ts';
import { OperatorSignedIn } from './operator-signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

export type Door = 'client' | 'professional';

/** One of the two doors: who comes in here, the form, and the way to the other door. */
export function SignInView({ door }: { readonly door: Door }) {
  const { t } = useTranslation('remote-public/sign-in');
  const user = useSessionUser();
  const [search] = useSearchParams();
  const raw = search.get('next');
  const next = returnPath(raw, dashboardOf(door));
  if (user?.role === 'operator') return <OperatorSignedIn email={user.email} next={wayBack('operator', raw) ?? '/'} />;
  const booking = /^\/lawyers\/booking\/[^?]*(?<sent>\?(?:.*&)?done=)?/u.exec(next);
  const isClient = door === 'client';
  const back = { next: wayBack(door, raw) };
  const other = isClient ? 'professional' : 'client';
  const otherDoor = signInPath(other, wayBack(other, raw));
  return (
    <FormPage title={t(`${door}.title`)} lead={t(`${door}.lead`)}>
      <AlreadySignedIn door={door} next={next} />
      {booking && isClient && user === null ? (
        <Notice>{t(booking.groups?.['sent'] ? 'sent' : 'booking')}</Notice>
      ) : null}
      <SignInForm door={door} next={next} otherDoor={otherDoor} />
      <ul className={styles.ways}>
        <li>
          <Link to={href('/reset-pw', undefined, back)}>{t('forgot')}</Link>
        </li>
        <li>
          {t(`${door}.register`)}{' '}
          <Link to={href(isClient ? '/inscription-user' : '/inscription', undefined, back)}>
            {t(`${door}.registerLink`)}
          </Link>
        </li>
        <li>
          {t(`${door}.other`)} <Link to={otherDoor}>{t(`${door}.otherLink`)}</Link>
        </li>
      </ul>
    </FormPage>
  );
}
