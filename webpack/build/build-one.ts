import { parentPort, workerData } from 'node:worker_threads';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { reportBuild } from './report-build.ts';

/** A thread of {@link buildAll}: builds what `workerData` names, and posts whether there was anything to build. */
const name = String(workerData);
parentPort?.postMessage(await (name === 'shell' ? buildShell(reportBuild) : buildRemote(name, reportBuild)));
