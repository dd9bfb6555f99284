import { createShellServer } from './create-shell-server.ts';
import { readSettings, type Settings } from './settings.ts';

const settings = readOrExit();
const server = await createShellServer(settings);

try {
  await server.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${settings.port} is in use; set PORT to another one.` : error);
  process.exit(1);
}

const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The command that started it has died: nobody else would stop this process.
process.once('disconnect', stop);

function readOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
