import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { RoomAccess } from '../meeting-loader.ts';
import type { Room } from '../use-room.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import { ByPhone } from '../components/by-phone.tsx';
import { DeviceFields } from '../components/device-fields.tsx';
import { MediaHelp } from '../components/media-help.tsx';
import { Presence } from '../components/presence.tsx';
import styles from './device-check.module.css';
import { Elsewhere } from './elsewhere.tsx';
import { MeetingHead } from './meeting-head.tsx';
import { Preview } from './preview.tsx';
import { useWhoIsHere } from './use-who-is-here.ts';

interface DeviceCheckProps {
  readonly room: Room;
  readonly subject: MeetingSubject;
  readonly access: Extract<RoomAccess, { readonly isOpen: true }>;
}

/** At the door: picture and sound are checked, and one sees whether the other is there. */
export function DeviceCheck({ room, subject, access }: DeviceCheckProps) {
  const { t } = useTranslation('remote-public/meeting');
  const errorText = useErrorText();
  const { client, local, session, media, state } = room;
  const { appointment, toMessages } = subject;
  const isVideo = appointment.callType === 'video';
  const { isOtherHere, isSelfHere } = useWhoIsHere(subject, client, access.place);
  useEffect(() => {
    void local.open();
  }, [local]);
  const hasPicture = isVideo && media.camera !== null;
  const asHeard = isVideo ? 'joinSound' : 'join';
  const join = hasPicture ? 'join' : media.microphone ? asHeard : 'joinSilent';
  return (
    <div className={styles.page} data-room="door">
      <MeetingHead subject={subject} />
      {access.place.provider === 'built_in' ? null : <Elsewhere place={access.place} appointmentId={appointment.id} />}
      <div className={styles.columns}>
        <Preview room={room} subject={subject} />
        <div className={styles.side}>
          <p className={styles.lead}>{t(isVideo ? 'check.lead' : 'check.leadCall')}</p>
          {media.isAsking ? (
            <p role="status" className={styles.asking}>
              {t('check.asking')}
            </p>
          ) : null}
          <MediaHelp room={room} />
          {state.code === null ? null : (
            <Notice tone="danger" live="assertive" title={t('check.failed')}>
              {errorText(state.code)}
            </Notice>
          )}
          {isSelfHere && state.phase === 'out' ? <Notice live="polite">{t('check.elsewhere')}</Notice> : null}
          <Presence subject={subject} isHere={isOtherHere} />
          <ByPhone subject={subject} />
          <div className={styles.actions}>
            <Button
              block
              isLoading={state.phase === 'joining'}
              loadingLabel={t('check.joining')}
              onClick={() => void session.join()}
            >
              {t(`check.${join}`)}
            </Button>
            <ButtonLink variant="quiet" to={toMessages}>
              {t('message')}
            </ButtonLink>
          </div>
          <DeviceFields room={room} hasCamera={isVideo} />
        </div>
      </div>
    </div>
  );
}
