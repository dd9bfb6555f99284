import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { reportBuild } from './report-build.ts';

// Ctrl-C reaches this process too, and would read as a failed build to the one that started it. It ends with that one.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(1));
// Listening keeps the channel, and with it this process, alive.
process.channel?.unref();

/** A process of `buildAll`: builds what its argument names, or sends the error. */
const [name = ''] = process.argv.slice(2);
try {
  await (name === 'shell' ? buildShell(reportBuild) : buildRemote(name, reportBuild));
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
