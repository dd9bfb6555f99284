import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageFrame } from '../error-page/page-frame.tsx';
import { dashboardOf } from '../session/dashboard-of.ts';
import type { Area } from './area-of.ts';

/**
 * This area is for another role: links to the person’s own (an operator has none yet), or signs out to sign in here.
 */
export function WrongRole({ area, role }: { readonly area: Area; readonly role: Role }) {
  const { t } = useTranslation('shell');
  const { session } = usePlatform();
  return (
    <PageFrame title={t(`wrongRole.${area}.title`)}>
      <p>{`${t(`wrongRole.as.${role}`)} ${t(`wrongRole.${area}.text`)}`}</p>
      <PageFrame.Actions>
        <ButtonLink to={dashboardOf(role)}>{t(`wrongRole.home.${role}`)}</ButtonLink>
        <Button variant="secondary" onClick={() => void session.end()}>
          {t('wrongRole.signOut')}
        </Button>
      </PageFrame.Actions>
    </PageFrame>
  );
}
