import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { reportBuild } from './report-build.ts';

/** A process of `buildAll`: builds what its argument names, and sends whether there was anything to build, or the error. */
const [name = ''] = process.argv.slice(2);
try {
  process.send?.({ built: await (name === 'shell' ? buildShell(reportBuild) : buildRemote(name, reportBuild)) });
} catch (error) {
  process.send?.({ failure: error instanceof Error ? error.message : String(error) });
}
