import { useLoaderData } from 'react-router-dom';
import type { LegalData } from '../data/legal-loader.ts';
import { LegalText } from '../features/legal-read/legal-text.tsx';

/** `/politique-confi`, `/CGU` and `/CGV`. */
export function Component() {
  return <LegalText page={useLoaderData<LegalData>().page} />;
}
