import { builtRemote, remoteNames, shellScripts, sumOf, viewOf } from '../contract/view-scripts.ts';
import type { Budget } from './budget.ts';

/** Scripts of first views, and of the step from the public site into an area, as gzip. */
export function viewBytes(): Budget[] {
  const bytes = (name: string, value: number): Budget => ({ name, value, unit: 'B' });
  const shell = sumOf(shellScripts());
  return [
    ...['/', '/lawyers', '/recherche', '/professionnels'].map((path) =>
      bytes(`first view of ${path}`, shell + sumOf(viewOf(path).scripts)),
    ),
    ...['/user/tableau-de-bord', '/pro/tableau-de-bord'].map((path) =>
      bytes(`entering ${path}`, sumOf(viewOf(path).scripts)),
    ),
    ...remoteNames().map((name) => {
      const { manifest, weigh } = builtRemote(name);
      return bytes(`entry and exposed module of ${name}`, sumOf(weigh([manifest.entry, ...manifest.exposed.js])));
    }),
  ];
}
