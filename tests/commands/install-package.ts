import { runProgram } from './run-program.ts';

let updated = false;

/** Installs a system package. Returns false without root or apt. */
export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated && (await runProgram('apt-get', ['update', '-qq'], quiet)) !== 0) return false;
  updated = true;
  console.log(`Installing ${name} from the system's packages …`);
  return (await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) === 0;
}
