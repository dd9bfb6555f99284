import type { Notification } from 'shared-contracts/schemas/notification';
import { href, type Path } from 'shared-contracts/remote/paths';
import type { Party } from '../appointments/queries/available-actions.ts';
import { outcomeAddress } from '../appointments/page/outcome-address.ts';

const appointments = { client: '/user/rendez-vous/:id', professional: '/pro/rendez-vous/:id' } as const;
const messages = { client: '/user/message', professional: '/pro/message' } as const;

const conversationAddress = (page: string | undefined, id: unknown): string | undefined =>
  page !== undefined && typeof id === 'string' ? `${page}?c=${encodeURIComponent(id)}` : page;

const rooms: Readonly<Partial<Record<string, '/jitsi' | '/zoom'>>> = { jitsi: '/jitsi', zoom: '/zoom' };

/** What calls somebody into the room leads straight there, and what became of it to where it is said and booked again. */
function appointmentAddress(type: string, appointment: string, provider: unknown, party: Party): string {
  switch (type) {
    case 'appointment.outcome':
    case 'appointment.failed':
      return outcomeAddress(appointment);
    case 'appointment.room_open':
    case 'appointment.joined':
      return href(rooms[String(provider)] ?? '/alt-zoom', undefined, { appointment });
    default:
      return href(appointments[party], { id: appointment });
  }
}

/** Where a notification leads; undefined where its subject is gone or its page is not open. */
export function notificationAddress(
  { type, data, isGone, bookedId }: Pick<Notification, 'type' | 'data' | 'isGone' | 'bookedId'>,
  party: Party,
  closedPages: readonly string[],
): string | undefined {
  if (isGone) return undefined;
  const whenOpen = (path: Path & `/${'user' | 'pro'}/message`) => (closedPages.includes(path) ? undefined : href(path));
  const article = (id: unknown) => (typeof id === 'string' ? href('/article/:id', { id }) : undefined);
  switch (type.split('.', 1)[0]) {
    case 'appointment':
      return appointmentAddress(type, String(data['appointmentId']), data['provider'], party);
    case 'documents':
      return `${href(appointments[party], { id: String(data['appointmentId']) })}#documents`;
    case 'message':
      return conversationAddress(whenOpen(messages[party]), data['conversationId']);
    case 'review':
      return href(party === 'professional' ? '/pro/avis' : '/user/avis');
    case 'comment':
      // Hidden ones stand in the own list alone.
      return party === 'client' && type !== 'comment.received'
        ? href('/user/comment')
        : article(data['articleId'] ?? data['questionId']);
    case 'question':
      return href('/user/question', undefined, { question: String(data['questionId']) });
    case 'answer':
      return article(data['questionId']);
    case 'invoice':
      return href('/user/factures');
    case 'document':
      return type === 'document.accepted' ? href('/pro/tableau-de-bord') : href('/inscription-2');
    case 'advertisement':
      return href('/pro/publicite', undefined, { ad: String(data['addId']) });
    case 'waiting':
      return bookedId ? href(appointments[party], { id: bookedId }) : `${href('/user/en-attente')}#waiting-list`;
    case 'calendar':
      return `${href('/pro/disponibilite')}#calendars`;
    case 'plan':
      return href(closedPages.includes('/pro/pricing') ? '/pricing' : '/pro/pricing');
    default:
      return undefined;
  }
}
