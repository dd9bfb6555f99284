import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { dashboardOf } from '../model/dashboard-of.ts';

interface AlreadySignedInProps {
  /** Who this door is for. */
  readonly door: 'client' | 'professional';
  /** Where such a person goes on to. */
  readonly next: string;
}

/** At a door that is behind somebody already: who they are here, and the way on. Not for whoever has just come in through its form. */
export function AlreadySignedIn({ door, next }: AlreadySignedInProps) {
  const { t } = useTranslation('remote-public/common');
  const user = useSessionUser();
  const [isOld] = useState(user !== null);
  if (user === null || !isOld) return null;
  const dashboard = dashboardOf(user.role);
  const to = user.role === door ? next : dashboard;
  return (
    <Notice
      action={<Link to={to}>{t(to === dashboard && dashboard !== '/' ? 'already.dashboard' : 'already.goOn')}</Link>}
    >
      {t('already.text', { email: user.email })}
    </Notice>
  );
}
