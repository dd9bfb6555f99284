/** What local storage tells of signing out, under the names that `form-draft` uses for the drafts of a tab. */
export interface SignOuts {
  readonly count: string | null;
  /** Without a token nobody is signed in, even where the count could not be written: removing needs no room. */
  readonly isTokenStored: boolean;
}

/** Null where storage is blocked. */
export function readSignOuts(): SignOuts | null {
  try {
    return { count: localStorage.getItem('signOuts'), isTokenStored: localStorage.getItem('token') !== null };
  } catch {
    return null;
  }
}

/** Whether somebody has signed out in between. A session that expires empties its token, and leaves the count. */
export const haveSignedOut = (then: SignOuts | null, now: SignOuts | null): boolean =>
  then !== null && now !== null && (then.count !== now.count || (then.isTokenStored && !now.isTokenStored));
