import { sharedByShell } from '../shared-modules.ts';

/** Turns `provided-modules.ts` of the shell into one import for each row of the table of shared modules. */
export default function providedModules(): string {
  return Object.keys(sharedByShell())
    .map((name) => `import ${JSON.stringify(name)};`)
    .join('\n');
}
