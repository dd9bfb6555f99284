import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { MeetingPlace } from 'shared-contracts/schemas/meeting';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Spinner } from 'shared-ui/primitives/spinner/spinner.tsx';
import { loadJitsi, type JitsiApi } from '../engine/load-jitsi.ts';
import type { OutsideStay } from '../engine/outside-stay.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './outside-view.module.css';

interface JitsiFrameProps {
  readonly place: Extract<MeetingPlace, { readonly provider: 'jitsi' }>;
  readonly subject: MeetingSubject;
  readonly stay: OutsideStay;
}

/** The room of the Jitsi server, whose own page checks the devices before one enters. */
export function JitsiFrame({ place: latest, subject, stay }: JitsiFrameProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { locale, telemetry } = usePlatform();
  // Each load of the page's data brings another token, for which no meeting is interrupted.
  const [place] = useState(latest);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  const [attempt, setAttempt] = useState(1);
  const open = useEffectEvent((Jitsi: Awaited<ReturnType<typeof loadJitsi>>, parentNode: HTMLElement) => {
    const api = new Jitsi(place.domain, {
      roomName: place.room,
      parentNode,
      ...(place.jwt === null ? {} : { jwt: place.jwt }),
      noSSL: new URL(place.url).protocol === 'http:',
      lang: locale,
      userInfo: { displayName: subject.ownName },
      configOverwrite: {
        prejoinConfig: { enabled: true },
        startAudioOnly: subject.appointment.callType === 'call',
        // A phone stays in the page instead of being led to an app.
        disableDeepLinking: true,
        disableInviteFunctions: true,
      },
      onload: () => setState('open'),
    });
    api.getIFrame().title = t('outside.frame', { name: subject.other.name });
    listenTo(api, stay);
    return api;
  });
  useEffect(() => {
    let api: JitsiApi | undefined;
    let isOver = false;
    const fail = () => isOver || setState('failed');
    loadJitsi(place.url)
      .then((Jitsi) => {
        if (!isOver && box.current) api = open(Jitsi, box.current);
      }, fail)
      .catch((error: unknown) => {
        telemetry.error(error, { message: 'a Jitsi room does not open' });
        fail();
      });
    return () => {
      isOver = true;
      api?.dispose();
      stay.leave('out');
    };
  }, [place, attempt, stay, telemetry]);
  const handleRetry = () => {
    setState('opening');
    setAttempt((before) => before + 1);
  };
  if (state === 'failed')
    return (
      <Notice
        tone="danger"
        live="assertive"
        title={t('outside.failed')}
        action={<Button onClick={handleRetry}>{t('check.retry')}</Button>}
      >
        {t('outside.failedText')}
      </Notice>
    );
  return (
    <div className={styles.frame} aria-busy={state === 'opening'}>
      {state === 'opening' ? (
        <p role="status" className={styles.opening}>
          <Spinner />
          {t('outside.opening')}
        </p>
      ) : null}
      <div ref={box} className={styles.box} />
    </div>
  );
}

function listenTo(api: JitsiApi, stay: OutsideStay): void {
  const others = new Set<string>();
  const count = () => stay.meet(others.size > 0);
  api.addListener('videoConferenceJoined', () => {
    stay.enter();
    count();
  });
  api.addListener('participantJoined', ({ id = '' }) => {
    others.add(id);
    count();
  });
  api.addListener('participantLeft', ({ id = '' }) => {
    others.delete(id);
    count();
  });
  api.addListener('videoConferenceLeft', () => {
    others.clear();
    stay.leave('out');
  });
  api.addListener('readyToClose', () => stay.leave('left'));
}
