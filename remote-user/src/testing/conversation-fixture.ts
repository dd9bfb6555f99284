import type { Conversation, Message } from 'shared-contracts/schemas/conversation';
import { clientUser } from 'shared-contracts/testing/session-users';

export const lawyerId = '0192a000-0000-7000-8000-0000000000a1';

/** A conversation of the client with a lawyer in Paris. */
export const conversationOf = (number: number, changes: Partial<Conversation> = {}): Conversation => ({
  id: `0192a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  professionalId: lawyerId,
  clientId: clientUser.id,
  appointmentId: null,
  openedBy: clientUser.id,
  lastMessage: 'À demain.',
  lastMessageAt: `2026-11-2${number}T09:42:00.000Z`,
  lastSenderId: lawyerId,
  lastSeq: 3,
  createdAt: '2026-11-01T09:00:00.000Z',
  professional: { id: lawyerId, firstNames: 'Amina', lastName: 'Bello' },
  client: { id: clientUser.id, firstNames: clientUser.firstNames, lastName: clientUser.lastName },
  unread: 0,
  readUpTo: 3,
  isArchived: false,
  lastAttachmentName: null,
  otherReadUpTo: 1,
  canWrite: 'open',
  blockId: null,
  other: { id: lawyerId, lang: 'fr', languages: ['fr', 'en'], timeZone: 'Europe/Paris', isDeleted: false },
  appointment: null,
  nextAppointment: null,
  ...changes,
});

export const messageOf = (conversation: Conversation, seq: number, changes: Partial<Message> = {}): Message => ({
  id: `0192a000-0000-7000-8000-00000001${String(seq).padStart(4, '0')}`,
  conversationId: conversation.id,
  senderId: lawyerId,
  recipientId: clientUser.id,
  seq,
  body: `message ${seq}`,
  attachmentId: null,
  attachmentName: null,
  isAutomatic: false,
  createdAt: '2026-11-25T09:42:00.000Z',
  attachment: null,
  ...changes,
});
