import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { remoteNamed } from '../build/remotes.ts';
import { openReleaseStore } from './open-store.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

export interface CommandInput<O extends ParseArgsOptionsConfig> {
  readonly store: ReleaseStore;
  readonly words: readonly string[];
  readonly options: ReturnType<typeof parseArgs<{ options: O }>>['values'];
}

export interface Command<O extends ParseArgsOptionsConfig> {
  /** What is typed after `npm run`. */
  readonly usage: string;
  readonly options: O;
  /** Minimum and maximum number of positional arguments. The first one is a remote. */
  readonly words: readonly [number, number];
  /** Returns the message to print. */
  readonly run: (input: CommandInput<O>) => Promise<string>;
}

/** Runs a release command: prints one message, or the reason of a refusal with exit code 1. Misuse is exit code 2. */
export async function runCommand<O extends ParseArgsOptionsConfig>(command: Command<O>): Promise<void> {
  const parsed = read(command);
  if (parsed === undefined) {
    console.error(`Use it so: npm run ${command.usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    console.log(await command.run({ store: openReleaseStore(), ...parsed }));
  } catch (error) {
    // A refusal needs its message only; anything else is a bug, printed with its stack.
    console.error(error instanceof ReleaseError ? error.message : error);
    process.exitCode = 1;
  }
}

function read<O extends ParseArgsOptionsConfig>({ options, words: [least, most] }: Command<O>) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length < least || positionals.length > most) return undefined;
    const [remote, ...rest] = positionals;
    return { words: remote === undefined ? [] : [remoteNamed(remote), ...rest], options: values };
  } catch {
    return undefined;
  }
}
