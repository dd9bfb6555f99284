import { setTimeout as sleep } from 'node:timers/promises';
import { loadCount, type LoadCount } from 'shared-contracts/schemas/load-report';
import * as v from 'valibot';
import { canaryFault } from './canary-fault.ts';
import { lineOf } from './channels-of.ts';
import type { JudgeSettings } from './judge-settings.ts';
import { revertCanary } from './registry-changes.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

const answer = v.object({ data: v.array(loadCount) });

async function readCounts({ address, secret }: JudgeSettings): Promise<readonly LoadCount[]> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new ReleaseError(`${address} does not answer: no canary was judged.`, { cause });
  });
  if (!response.ok) throw new ReleaseError(`${address} answered ${response.status}: no canary was judged.`);
  return v.parse(answer, await response.json()).data;
}

/** Takes back each canary that fails too often; returns a line for each. */
export async function judgeCanaries(store: ReleaseStore, settings: JudgeSettings): Promise<string[]> {
  const tried = (await store.registry()).remotes.filter(({ channels: { canary } }) => canary !== undefined);
  if (tried.length === 0) return [];
  const counts = await readCounts(settings);
  const lines: string[] = [];
  for (const remote of tried) {
    const version = remote.channels.canary?.version;
    const fault = canaryFault(remote, counts, settings.limits);
    if (version === undefined || fault === undefined) continue;
    lines.push(lineOf(await store.change(revertCanary(remote.name, version, fault)), remote.name));
  }
  return lines;
}

/** Judges repeatedly. An error is reported, and the next round tries again. */
export async function watchCanaries(store: ReleaseStore, settings: JudgeSettings, seconds: number): Promise<never> {
  for (;;) {
    try {
      for (const line of await judgeCanaries(store, settings)) console.log(line);
    } catch (error) {
      console.error(error instanceof ReleaseError ? error.message : error);
    }
    await sleep(seconds * 1000);
  }
}
