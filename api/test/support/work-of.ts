import { hash, verify } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../../src/app.ts';
import { createPasswords } from '../../src/secrets/passwords.ts';
import { statementsOf } from './explain.ts';
import type { TestApi } from './test-api.ts';

export interface Work {
  readonly answer: LightMyRequestResponse;
  /** What argon2 was asked, with the parameters on which its time depends: `verify $argon2id$v=19$m=16,t=2,p=1`. */
  readonly hashes: readonly string[];
  /** Statements sent to the database. */
  readonly statements: readonly string[];
}

export interface WatchedApp {
  readonly app: FastifyInstance;
  /** What a call costs: calls with equal work take equal time, on any machine. */
  workOf(request: InjectOptions): Promise<Work>;
}

const parametersOf = (hashed: string) => hashed.split('$').slice(0, 4).join('$');

/** Another app on the services of `api`, to be closed before it. */
export async function openWatchedApp({ services }: TestApi): Promise<WatchedApp> {
  const hashes: string[] = [];
  const passwords = createPasswords(services.config.passwordMemoryKib, {
    async hash(...asked) {
      const made = await hash(...asked);
      hashes.push(`hash ${parametersOf(made)}`);
      return made;
    },
    async verify(hashed, ...asked) {
      hashes.push(`verify ${parametersOf(String(hashed))}`);
      return verify(hashed, ...asked);
    },
  });
  const app = await createApp({ ...services, passwords });
  return {
    app,
    async workOf(request) {
      const before = hashes.length;
      let answer: LightMyRequestResponse | undefined;
      const sent = await statementsOf(async () => (answer = await app.inject(request)));
      if (!answer) throw new Error('There is no answer');
      return { answer, hashes: hashes.slice(before), statements: sent.map(({ text }) => text) };
    },
  };
}
