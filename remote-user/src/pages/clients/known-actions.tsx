import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from './clients-page.module.css';
import type { Following } from './use-follow.ts';

interface KnownActionsProps {
  readonly person: KnownProfessional;
  /** The one whose fee and times are shown. */
  readonly consultationId: string | undefined;
  /** The day of the latest appointment, which the next one follows. */
  readonly follows: string | undefined;
  readonly name: string;
  readonly following: Following;
}

/** Books again, writes, follows or stops following. */
export function KnownActions({ person, consultationId, follows, name, following }: KnownActionsProps) {
  const { t } = useTranslation('remote-user/professionals');
  const { profile, professional, callType, isMet, isContacted } = person;
  const { id } = professional;
  const { isFollowed, wasFollowed, isBusy, keepFocus, toggle } = following;
  const change = isFollowed ? t('unfollow') : wasFollowed ? t('undo') : t('follow');
  return (
    <div className={styles.actions}>
      {profile === null ? null : (
        <ButtonLink
          size="dense"
          variant="secondary"
          to={bookingPath(id, { consultation: consultationId, type: callType ?? undefined, follows })}
          aria-label={`${t(isMet ? 'bookAgain' : 'book')}, ${name}`}
        >
          {t(isMet ? 'bookAgain' : 'book')}
        </ButtonLink>
      )}
      {isContacted || profile?.firstContacts ? (
        <ButtonLink
          size="dense"
          variant="secondary"
          to={href('/user/message', undefined, { to: id })}
          aria-label={`${t('write')}, ${name}`}
        >
          {t('write')}
        </ButtonLink>
      ) : null}
      {profile === null && !isFollowed ? null : (
        <Button
          ref={keepFocus}
          size="dense"
          variant="quiet"
          isLoading={isBusy}
          onClick={toggle}
          aria-label={`${change}, ${name}`}
        >
          {change}
        </Button>
      )}
    </div>
  );
}
