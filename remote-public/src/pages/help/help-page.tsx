import { useLoaderData } from 'react-router-dom';
import type { HelpData } from '../../features/help-read/help-loader.ts';
import type { LegalData } from '../../features/legal-read/legal-loader.ts';
import { HelpEntry } from '../../features/help-read/help-entry.tsx';
import { HelpView } from '../../features/help-read/help-view.tsx';
import { LegalText } from '../../features/legal-read/legal-text.tsx';

/** `/documentation`: the help centre, with `?entry=` one entry of it; `/politique-confi`, `/CGU` and `/CGV`: the legal texts. */
export function Component() {
  const data = useLoaderData<HelpData | LegalData>();
  if ('page' in data) return <LegalText page={data.page} />;
  return data.entry === null ? <HelpView data={data} /> : <HelpEntry entry={data.entry} entries={data.entries} />;
}
