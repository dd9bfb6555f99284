import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import type { MeetingData } from '../../features/meeting-attend/meeting-loader.ts';
import { MeetingView } from '../../features/meeting-attend/meeting-view.tsx';
import { OutsideView } from '../../features/meeting-attend/outside/outside-view.tsx';

export { meetingLoader as load } from '../../features/meeting-attend/meeting-loader.ts';

function Meeting(data: MeetingData) {
  const { access, page, appointment, user } = data;
  if (access.isOpen && page !== '/alt-zoom') {
    const { place } = access;
    if (place.provider === 'jitsi' || place.provider === 'zoom')
      return <OutsideView appointment={appointment} user={user} place={place} />;
  }
  return <MeetingView {...data} />;
}

/**
 * `/alt-zoom?appointment={id}`: the room of one appointment, before, during and after it; `/jitsi` and `/zoom` where its professional meets
 * people there.
 */
export function Component() {
  const { t } = useTranslation('remote-public/meeting');
  const data = useLoaderData<MeetingData | null>();
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
      ) : (
        <Meeting key={`${data.appointment.id} ${data.user.id} ${data.page}`} {...data} />
      )}
    </>
  );
}
