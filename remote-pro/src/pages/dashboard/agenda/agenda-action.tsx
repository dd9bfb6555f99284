import { useTranslation } from 'react-i18next';
import { telOf } from 'shared-contracts/formats/place/tel-of';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { meetingLink } from 'shared-ui/domain/appointments/page/meeting-address.ts';
import type { Meeting } from 'shared-ui/domain/appointments/page/use-meeting.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';

interface AgendaActionProps {
  readonly appointment: Appointment;
  readonly meeting: Meeting;
  readonly name: string;
  readonly isOver: boolean;
  /** The one that is next, shortly before it begins: its button alone is filled. */
  readonly isSoon: boolean;
}

/** Joins the meeting, calls the client, or opens the appointment. */
export function AgendaAction({ appointment, meeting: { to, isOtherHere }, name, isOver, isSoon }: AgendaActionProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { id, callType, client } = appointment;
  const variant = isOtherHere || (isSoon && !isOver) ? 'primary' : 'secondary';
  const look = { size: 'dense', variant } as const;
  // A call is by phone unless the client waits in the room.
  if (to !== undefined && (isOtherHere || (callType === 'video' && !isOver)))
    return (
      <ButtonLink {...look} {...meetingLink(to)} aria-label={t('agenda.joinName', { name })}>
        {t('agenda.join')}
      </ButtonLink>
    );
  if (!isOver && callType === 'call' && client.phone)
    return (
      <ButtonLink {...look} to={`tel:${telOf(client.phone)}`} aria-label={t('agenda.callName', { name })}>
        {t('agenda.call')}
      </ButtonLink>
    );
  return (
    <ButtonLink
      size="dense"
      variant="secondary"
      to={href('/pro/rendez-vous/:id', { id })}
      aria-label={t('agenda.openName', { name })}
    >
      {t('agenda.open')}
    </ButtonLink>
  );
}
