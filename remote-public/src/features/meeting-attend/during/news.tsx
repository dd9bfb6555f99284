import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { newsOf, type NewsMoment } from './news-of.ts';
import { useSeconds } from './use-seconds.ts';

/** Says politely, for a screen reader, what the picture shows to others. */
export function News({ room, subject }: { readonly room: Room; readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/meeting');
  const { state, media } = room;
  const now = useSeconds(room);
  const endsAt = Date.parse(subject.appointment.endsAt);
  const moment: NewsMoment = { state, wants: media.wants, minutesLeft: Math.ceil((endsAt - now) / 60_000) };
  const [before, setBefore] = useState(moment);
  const [said, setSaid] = useState('');
  if (before.state !== state || before.wants !== media.wants || before.minutesLeft !== moment.minutesLeft) {
    const news = newsOf(before, moment);
    setBefore(moment);
    if (news.length > 0) setSaid(news.map((key) => t(`room.news.${key}`, { name: subject.other.name })).join('. '));
  }
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
