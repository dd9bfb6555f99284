import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // the process has ended or belongs to another user
  }
};

interface Memory {
  readonly now: number;
  readonly peak: number;
}

/** Memory of a process, from Linux's /proc, in MB: current and peak resident size. */
export function memoryOf(pid: string): Memory {
  const status = read(pid, 'status');
  const megabytes = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? Number.NaN) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** The same of the API that listens on `port`. */
export function memoryOfApi(port: string): Memory {
  const pid = readdirSync('/proc').find(
    (name) =>
      /^\d+$/u.test(name) &&
      read(name, 'cmdline').includes('api/src/main.ts') &&
      read(name, 'environ').split('\0').includes(`API_PORT=${port}`),
  );
  if (!pid) throw new Error(`No API runs on port ${port}.`);
  return memoryOf(pid);
}
