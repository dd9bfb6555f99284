import { use, useEffect } from 'react';
import { LoadNotesContext } from '../loading/load-notes.ts';

/** Beside what a remote draws: notes that it stands, which is when React has put both into the page. */
export function NoteRender({ remote }: { readonly remote: string }) {
  const notes = use(LoadNotesContext);
  useEffect(() => void notes?.done(remote, 'render'), [notes, remote]);
  return null;
}
