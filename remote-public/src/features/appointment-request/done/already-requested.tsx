import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import styles from '../booking-view.module.css';
import { lengthOf } from '../times/length-of.ts';
import { SlotWords } from '../times/slot-words.tsx';

interface AlreadyRequestedProps {
  readonly request: Appointment;
  readonly professional: PublicProfessional;
  /** Where another time is chosen. */
  readonly otherTimes: string;
}

/** The way back from the receipt, or a second visit: the time is held by the person's own request. */
export function AlreadyRequested({ request, professional, otherTimes }: AlreadyRequestedProps) {
  const { t } = useTranslation('remote-public/booking');
  const status = request.status === 'accepted' ? 'accepted' : 'waiting';
  return (
    <div className={styles.requested}>
      <Notice
        tone="success"
        live="polite"
        title={t('own.title')}
        action={<ButtonLink to={href('/user/rendez-vous/:id', { id: request.id })}>{t('own.follow')}</ButtonLink>}
      >
        <SlotWords startsAt={request.startsAt} minutes={lengthOf(request)} professional={professional} />
        <p>{t(`own.${status}`, { name: partyName(professional) })}</p>
      </Notice>
      <p>
        <Link to={otherTimes}>{t('own.other')}</Link>
      </p>
    </div>
  );
}
