import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { writeDraft } from 'shared-contracts/platform/form-draft';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { followWish } from './follow-wish.ts';
import type { FollowProfessionalProps } from './follow-button.tsx';

/** For clients only, most readers being visitors. */
const FollowButton = lazy(async () => ({ default: (await import('./follow-button.tsx')).FollowButton }));
const icon = <UserRoundPlus size={18} strokeWidth={1.75} aria-hidden="true" />;

/** Follows a professional; a visitor signs in on the way. Nothing for those who follow nobody. */
export function FollowProfessional({ id, name }: FollowProfessionalProps) {
  const { t } = useTranslation('remote-public/profile');
  const { pathname, search } = useLocation();
  const user = useSessionUser();
  if (user === null)
    return (
      <ButtonLink
        variant="secondary"
        rel="nofollow"
        to={signInPath('client', pathname + search)}
        icon={icon}
        onClick={() => writeDraft(followWish(id), { wished: true })}
      >
        {t('follow.start')}
      </ButtonLink>
    );
  if (user.role !== 'client') return null;
  return (
    <Suspense
      fallback={
        <Button variant="secondary" isLoading icon={icon}>
          {t('follow.start')}
        </Button>
      }
    >
      <FollowButton key={id} id={id} name={name} />
    </Suspense>
  );
}
