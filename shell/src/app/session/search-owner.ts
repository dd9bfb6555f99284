/** Among the drafts of the device (`form-draft`), which signing out clears. */
const key = 'draft:@search';

/** Assigns the last search to a person. Returns whether it was another one’s, whose session has expired. */
export function claimSearch(userId: string): boolean {
  let isOthers = false;
  try {
    const owner = localStorage.getItem(key);
    isOthers = owner !== null && owner !== userId;
    localStorage.setItem(key, userId);
  } catch {
    // Full or blocked: nothing more is stored.
  }
  return isOthers;
}
