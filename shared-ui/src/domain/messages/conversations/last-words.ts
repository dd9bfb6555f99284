import type { Conversation, FoundConversation } from 'shared-contracts/schemas/conversation';
import type { TranslateMessages } from '../../texts/translate.ts';

export interface LastWords {
  readonly text: string;
  /** Written by a person, in a language that is not known. */
  readonly isTheirs: boolean;
}

/** What a search found, else the last message: "Vous : …", "Document : bail.pdf". */
export function lastWords(
  conversation: Conversation | FoundConversation,
  ownId: string,
  translate: TranslateMessages,
): LastWords {
  const match = 'match' in conversation ? conversation.match : null;
  if (match) return { text: match.body, isTheirs: true };
  const { lastMessage, lastAttachmentName, lastSenderId } = conversation;
  if (lastMessage === null) return { text: translate('nothingYet'), isTheirs: false };
  const isOwn = lastSenderId === ownId;
  const name = lastAttachmentName;
  const text = lastMessage || (name === null ? translate('documentOnly') : translate('documentNamed', { name }));
  return { text: isOwn ? translate('you', { text }) : text, isTheirs: lastMessage !== '' && !isOwn };
}
