import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { DoorOpen, X } from 'lucide-react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { MeetingPresent } from 'shared-contracts/schemas/meeting-room';
import { unknown } from 'valibot';
import { getAppointment } from '../appointments/queries/appointment-client.ts';
import { appointmentsKey } from '../appointments/queries/appointment-queries.ts';
import type { Party } from '../appointments/queries/available-actions.ts';
import { attendedAddress } from '../appointments/page/meeting-address.ts';
import { presenceKey } from '../appointments/queries/presence-query.ts';
import type { Translate } from '../texts/translate.ts';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import styles from './ring-region.module.css';

export interface RingNoticeProps {
  readonly party: Party;
  readonly translate: Translate<'news.joined' | 'ring.waits' | 'ring.join' | 'ring.close'>;
  readonly appointmentId: string;
  /** The notification, which is read when this is closed or followed: on no page and no device it rings again. */
  readonly ring: string;
}

const rungQuery = (http: HttpClient, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'rung', id],
    queryFn: ({ signal }) => getAppointment(http, id, signal),
    meta: { isOptional: true },
    throwOnError: false,
  });

/** Who waits in the room, and the way in. */
export function RingNotice({ party, translate, appointmentId, ring }: RingNoticeProps) {
  const { http } = usePlatform();
  const client = useQueryClient();
  const { data, isError } = useQuery(rungQuery(http, appointmentId));
  const handleEnd = () => {
    // One that is on its way would bring it back.
    void client.cancelQueries({ queryKey: presenceKey });
    client.setQueryData<readonly MeetingPresent[]>(presenceKey, (rooms) =>
      rooms?.map((room) => (room.ring === ring ? { ...room, ring: null } : room)),
    );
    const read = { body: { readAt: new Date().toISOString() } };
    void http.request('PUT', `/base/notifications/update/${ring}`, unknown(), read).catch(() => undefined); // it rings again
  };
  const handleClose = () => {
    handleEnd();
    // The button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!data && !isError) return null;
  return (
    <div className={styles.ring} data-bar="top">
      <DoorOpen size={20} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles.text}>
        {data
          ? translate('ring.waits', { name: partyName(party === 'client' ? data.professional : data.client) })
          : translate('news.joined')}
      </p>
      <ButtonLink size="dense" to={attendedAddress(data ?? { id: appointmentId })} onClick={handleEnd}>
        {translate('ring.join')}
      </ButtonLink>
      <IconButton
        size="dense"
        label={translate('ring.close')}
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={handleClose}
      />
    </div>
  );
}
