/** Among the drafts of the device (`form-draft`), which signing out clears. */
const key = 'draft:@search';

/** Assigns the last search to a person. Returns whether it was another one’s, whose session has expired. */
export function claimSearch(userId: string): boolean {
  try {
    const owner = localStorage.getItem(key);
    localStorage.setItem(key, userId);
    return owner !== null && owner !== userId;
  } catch {
    return false; // full or blocked: nothing more is stored
  }
}
