import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import type { Party } from '../appointments/queries/available-actions.ts';
import type { Reader } from '../time/format-time.ts';
import type { TranslateMessages } from '../texts/translate.ts';

/** Context of the reader: strings, language and time zone, role, current time in milliseconds. */
export interface MessagesView {
  readonly translate: TranslateMessages;
  readonly reader: Reader;
  readonly party: Party;
  readonly now: number;
}

/** Who the reader writes with. */
export const otherPerson = (conversation: Conversation, { party }: Pick<MessagesView, 'party'>) =>
  party === 'client' ? conversation.professional : conversation.client;

export const otherName = (conversation: Conversation, view: Pick<MessagesView, 'party' | 'translate'>): string =>
  conversation.other.isDeleted ? view.translate('deleted') : partyName(otherPerson(conversation, view));
