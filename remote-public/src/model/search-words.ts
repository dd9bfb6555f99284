/** What the API can look for: up to three words of at least three letters or digits each. */
export const searchWords = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, 3);
