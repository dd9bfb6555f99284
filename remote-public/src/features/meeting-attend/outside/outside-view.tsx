import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { MeetingPlace } from 'shared-contracts/schemas/meeting';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { MeetingData } from '../meeting-loader.ts';
import { AfterView } from '../after/after-view.tsx';
import { MeetingHead } from '../before/meeting-head.tsx';
import { Presence } from '../components/presence.tsx';
import { subjectOf } from '../meeting-subject.ts';
import { JitsiFrame } from './jitsi-frame.tsx';
import styles from './outside-view.module.css';
import { useOutsideStay } from './use-outside-stay.ts';

interface OutsideViewProps extends Pick<MeetingData, 'appointment' | 'user' | 'hasSaid'> {
  readonly place: Extract<MeetingPlace, { readonly provider: 'jitsi' | 'zoom' }>;
}

/** A meeting with another provider: Jitsi inside the page, Zoom in a tab of its own, and the way into our own room. */
export function OutsideView({ appointment, user, place, hasSaid }: OutsideViewProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { locale } = usePlatform();
  const [subject] = useState(() => subjectOf(appointment, user, locale));
  const { client, stay, state } = useOutsideStay(subject, place.other);
  const [search] = useSearchParams();
  const [isAsked, setAsked] = useState(hasSaid || search.get('ask') === 'outcome');
  const now = useNow();
  const handleReturn = () => {
    stay.reset();
    setAsked(false);
  };
  const handleAsk = () => {
    if (state.phase === 'in') stay.leave('left');
    else setAsked(true);
  };
  if (state.phase === 'replaced')
    return (
      <EmptyState
        headingLevel={1}
        title={t('replaced.title')}
        action={<Button onClick={handleReturn}>{t('replaced.back')}</Button>}
      >
        <span role="status">{t('replaced.text')}</span>
      </EmptyState>
    );
  if (isAsked || state.phase === 'left' || state.phase === 'closed')
    return (
      <AfterView room={{ client, state }} subject={subject} onReturn={state.phase === 'closed' ? null : handleReturn} />
    );
  const { other, toMessages } = subject;
  const isHere = state.other?.isPresent === true;
  const isInOurs = isHere && state.other.provider === 'built_in';
  const ours = href('/alt-zoom', undefined, { appointment: appointment.id });
  return (
    <div className={styles.page} data-room="door">
      <MeetingHead subject={subject} />
      {isInOurs ? (
        <Notice
          live="polite"
          title={t('outside.waitsHere', { name: other.name })}
          action={
            <ButtonLink size="dense" to={ours}>
              {t('outside.joinHere')}
            </ButtonLink>
          }
        />
      ) : null}
      {place.provider === 'jitsi' ? (
        <>
          {isInOurs ? null : <Presence subject={subject} isHere={isHere} />}
          <JitsiFrame place={place} subject={subject} stay={stay} />
        </>
      ) : (
        <div className={styles.card}>
          <h2 className={styles.title}>{t('outside.zoomTitle')}</h2>
          <p>{t('outside.zoomText')}</p>
          <ButtonLink to={place.link} target="_blank" rel="noreferrer">
            {t('outside.zoomOpen')}
          </ButtonLink>
        </div>
      )}
      <div className={styles.actions}>
        {place.provider === 'jitsi' ? (
          <ButtonLink variant="quiet" to={place.url} target="_blank" rel="noreferrer">
            {t('outside.newTab')}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="quiet" to={ours}>
          {t('outside.ownRoom')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={toMessages}>
          {t('message')}
        </ButtonLink>
        {Date.parse(appointment.startsAt) > now ? null : (
          <Button variant="quiet" onClick={handleAsk}>
            {t('after.title')}
          </Button>
        )}
      </div>
    </div>
  );
}
