/** Under the prefix of the drafts of forms, which signing out clears. */
const keyOf = (userId: string, conversationId: string) => `draft:message:${userId}:${conversationId}`;

/** What somebody began to write in a conversation on this device. */
export function readMessageDraft(userId: string, conversationId: string): string {
  try {
    return localStorage.getItem(keyOf(userId, conversationId)) ?? '';
  } catch {
    return ''; // storage is blocked
  }
}

/** Kept until it is sent or emptied. */
export function writeMessageDraft(userId: string, conversationId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, conversationId));
    else localStorage.setItem(keyOf(userId, conversationId), text);
  } catch {
    // Full or blocked: the text lives as long as the page.
  }
}
