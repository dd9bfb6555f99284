import { useLoaderData } from 'react-router-dom';
import type { HelpData } from '../data/help-loader.ts';
import { HelpEntry } from '../features/help-read/help-entry.tsx';
import { HelpView } from '../features/help-read/help-view.tsx';

/** `/documentation`: the help centre; with `?entry=` one entry of it. */
export function Component() {
  const data = useLoaderData<HelpData>();
  return data.entry === null ? <HelpView data={data} /> : <HelpEntry entry={data.entry} entries={data.entries} />;
}
