import { useEffect, useRef } from 'react';
import type { AppointmentAction } from '../queries/available-actions.ts';
import { doneText, otherParty, type AppointmentView } from '../appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Link } from '../../../primitives/link/link.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';

export interface AnsweredNoticeProps {
  readonly appointment: Appointment;
  readonly action: AppointmentAction;
  readonly view: AppointmentView;
  /** Path of the appointment's page. */
  readonly to: string;
}

/** Replaces the buttons of an appointment that was just answered; its link takes over their focus. */
export function AnsweredNotice({ appointment, action, view: { translate, party }, to }: AnsweredNoticeProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <Notice
      tone="success"
      live="polite"
      action={
        <Link ref={link} to={to}>
          {translate('with', { name: partyName(otherParty(appointment, party)) })}
        </Link>
      }
    >
      {doneText(action, appointment, { translate, party })}
    </Notice>
  );
}
