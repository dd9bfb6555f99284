import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { reportBuild } from './report-build.ts';

/** A process of `buildAll`: builds what its argument names, or sends the error. */
const [name = ''] = process.argv.slice(2);
try {
  await (name === 'shell' ? buildShell(reportBuild) : buildRemote(name, reportBuild));
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
