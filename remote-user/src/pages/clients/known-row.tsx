import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { href } from 'shared-contracts/remote/paths';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { KnownGroup, KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { callPath } from 'shared-ui/domain/booking/booking-path.ts';
import { consultationLine } from 'shared-ui/domain/public-profile/consultation-words.ts';
import { ResultCard } from 'shared-ui/domain/public-profile/result-card.tsx';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { cardSlots } from '../../model/card-slots.ts';
import { dateIn } from '../../model/date-in.ts';
import styles from './clients-page.module.css';
import { KnownActions } from './known-actions.tsx';
import { KnownFacts } from './known-facts.tsx';
import { useFollow } from './use-follow.ts';
import { partyName, type NamedParty } from 'shared-contracts/formats/person/party-name';

/** As the profile says it, or `deleted` once the account is. */
const nameOf = (party: NamedParty, deleted: string): string => (party.lastName === '–' ? deleted : partyName(party));

interface KnownRowProps {
  readonly person: KnownProfessional;
  /** The first of them; null where they failed to load. */
  readonly slots: ProfessionalSlots | null | undefined;
  readonly view: AppointmentView;
  /** Of the list that the row stands in. */
  readonly group: KnownGroup;
}

/** One of the client's own professionals: why they are here, when they meet, and what to do with them. */
export function KnownRow({ person, slots, view, group }: KnownRowProps) {
  const { t } = useTranslation('remote-user/professionals');
  const { t: common } = useTranslation('remote-user/common');
  const { apiUrl } = usePlatform();
  const { profile, professional, consultation, callType } = person;
  const name = nameOf(professional, t('deleted'));
  const following = useFollow(person, group, name);
  const { isFollowed, isGone, isBusy, keepFocus, toggle } = following;
  if (isGone)
    return (
      <Notice
        live="polite"
        action={
          <Button
            ref={keepFocus}
            size="dense"
            variant="secondary"
            isLoading={isBusy}
            onClick={toggle}
            aria-label={`${t('undo')}, ${name}`}
          >
            {t('undo')}
          </Button>
        }
      >
        {t('noLongerFollowed', { name })}
      </Notice>
    );
  const consultationId = consultation?.id ?? slots?.consultationId ?? undefined;
  const { reader } = profile ? viewWith(view, { professional: profile }) : view;
  const follows = person.last ? dateIn(person.last.startsAt, reader.timeZone) : undefined;
  const about = (
    <div className={styles.about}>
      <KnownFacts person={person} isFollowed={isFollowed} view={view} />
      <KnownActions {...{ person, consultationId, follows, name, following }} />
    </div>
  );
  if (profile)
    return (
      <ResultCard
        professional={profile}
        to={href('/professionnels/:idname', { idname: profile.slug })}
        callNow={callPath(profile.id, consultationId)}
        {...(consultation && { fee: consultationLine(consultation, view.reader.locale, common) })}
        booked={slots}
        headingLevel={2}
        t={common}
        noSlots={slots === null ? common('slotsUnknown') : common('noSlots')}
        slots={slots ? cardSlots(slots, view.reader, callType, follows) : []}
      >
        {about}
      </ResultCard>
    );
  return (
    <article className={styles.gone}>
      <div className={styles.person}>
        <Avatar name={name} id={professional.id} src={imageAddress(professional.profileImage, apiUrl)} size="face" />
        <div>
          <h2 translate="no" className={styles.name}>
            {name}
          </h2>
          <p className={styles.note}>
            {`${professionName(common, professional.profession, professional)}\u00A0· ${t('notListed')}`}
          </p>
        </div>
      </div>
      {about}
    </article>
  );
}
