import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { MeetingPresent } from 'shared-contracts/schemas/meeting-room';
import { presenceKey, presenceQuery } from '../appointments/queries/presence-query.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';
import type { RingNoticeProps } from './ring-notice.tsx';
import styles from './ring-region.module.css';

/** Says on any page of an area that the other waits in a room, once; the pages read from the same query who is there. */
export function RingRegion(props: Pick<RingNoticeProps, 'party' | 'translate'>) {
  const { http, events, session } = usePlatform();
  const client = useQueryClient();
  const { data } = useQuery(presenceQuery(http));
  const [Notice, setNotice] = useState<ComponentType<RingNoticeProps>>();
  useEffect(
    () =>
      events.subscribe('room.presence', ({ data: told }) => {
        const known = client.getQueryState<readonly MeetingPresent[]>(presenceKey);
        const room = known?.data?.find(({ appointmentId }) => appointmentId === told['appointmentId']);
        const isHere = (told['userId'] === session.user?.id ? room?.isSelfHere : room?.isOtherHere) ?? false;
        // Microphones, cameras and screens are told too.
        if (known?.fetchStatus !== 'idle' || told['isPresent'] !== isHere) void refreshQueries(client, presenceKey);
      }),
    // Not the user: subscribing again, as on signing out, asks again.
    [events, client, session],
  );
  const rung = data?.find(({ ring, isSelfHere, isOtherHere }) => ring !== null && isOtherHere && !isSelfHere);
  const isNeeded = rung !== undefined && Notice === undefined;
  useEffect(() => {
    if (isNeeded)
      void import(/* webpackChunkName: "ring-notice" */ './ring-notice.tsx').then(
        ({ RingNotice }) => setNotice(() => RingNotice),
        () => undefined, // the bell has it
      );
  }, [isNeeded]);
  return (
    <div className={styles.region} role="status" data-print="hide">
      {Notice && rung?.ring ? (
        <Notice {...props} key={rung.ring} appointmentId={rung.appointmentId} ring={rung.ring} />
      ) : null}
    </div>
  );
}
