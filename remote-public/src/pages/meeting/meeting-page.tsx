import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { NotYours } from '../../features/meeting-attend/before/not-yours.tsx';
import type { MeetingData } from '../../features/meeting-attend/meeting-loader.ts';
import { MeetingView } from '../../features/meeting-attend/meeting-view.tsx';
import { useSerialRevalidate } from '../../loading/use-serial-revalidate.ts';
import { OutsideView } from '../../features/meeting-attend/outside/outside-view.tsx';

export { meetingLoader as load } from '../../features/meeting-attend/meeting-loader.ts';

/** What is told when it changes whether, or when, a meeting is held. */
const whether: ReadonlySet<string> = new Set(
  ['accepted', 'rejected', 'withdrawn', 'expired', 'cancelled', 'moved'].map((change) => `appointment.${change}`),
);

function Meeting(data: MeetingData) {
  const { access, page, appointment, user, hasSaid } = data;
  const { events } = usePlatform();
  const revalidate = useSerialRevalidate();
  // At the door too: nobody waits for what is not held, or not now.
  useEffect(
    () =>
      events.subscribe('appointment.', ({ type, data: told }) => {
        // The bare prefix: some may have been missed.
        const isTold = told['appointmentId'] === appointment.id && whether.has(type);
        if (isTold || type === 'appointment.') void revalidate();
      }),
    [events, revalidate, appointment.id],
  );
  if (access.isOpen && page !== '/alt-zoom') {
    const { place } = access;
    if (place.provider === 'jitsi' || place.provider === 'zoom')
      return <OutsideView appointment={appointment} user={user} place={place} hasSaid={hasSaid} />;
  }
  return <MeetingView {...data} />;
}

/** A meeting at another time is another one. */
const keyOf = ({ appointment, user, page }: MeetingData) =>
  `${appointment.id} ${appointment.startsAt} ${appointment.endsAt} ${user.id} ${page}`;

/**
 * `/alt-zoom?appointment={id}`: the room of one appointment, before, during and after it; `/jitsi` and `/zoom` where its professional meets
 * people there.
 */
export function Component() {
  const { t } = useTranslation('remote-public/meeting');
  const data = useLoaderData<MeetingData | 'not_yours' | null>();
  return (
    <>
      <title>{`${t('pageTitle')} – Nimbia`}</title>
      {data === null ? (
        <EmptyState
          isFirstRun
          headingLevel={1}
          title={t('which.title')}
          action={<ButtonLink to={href('/user/rendez-vous')}>{t('which.action')}</ButtonLink>}
        >
          {t('which.text')}
        </EmptyState>
      ) : data === 'not_yours' ? (
        <NotYours />
      ) : (
        <Meeting key={keyOf(data)} {...data} />
      )}
    </>
  );
}
