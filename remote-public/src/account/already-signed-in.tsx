import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { dashboardOf } from './dashboard-of.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

interface AlreadySignedInProps {
  /** Whose sign-in page this is. */
  readonly accountKind: 'client' | 'professional';
  /** Where the person goes on to. */
  readonly next: string;
}

/**
 * For a signed-in user on a sign-in page: shows who they are, with a link on. Not shown after a sign-in on this page.
 */
export function AlreadySignedIn({ accountKind, next }: AlreadySignedInProps) {
  const { t } = useTranslation('remote-public/common');
  const user = useSessionUser();
  const [isOld] = useState(user !== null);
  if (user === null || !isOld) return null;
  const dashboard = dashboardOf(user.role);
  const to = user.role === accountKind ? next : dashboard;
  return (
    <Notice
      action={<Link to={to}>{t(to === dashboard && dashboard !== '/' ? 'already.dashboard' : 'already.goOn')}</Link>}
    >
      {t('already.text', { email: shownEmail(user.email) })}
    </Notice>
  );
}
