import * as v from 'valibot';
import { ReleaseError } from './release-store.ts';

const number = (fallback: string, least: number, most: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/u, 'it must be a whole number'),
    v.transform(Number),
    v.minValue(least, `it must be at least ${least}`),
    v.maxValue(most, `it must be at most ${most}`),
  );

const environment = v.object({
  API_PORT: v.optional(v.string(), '4000'),
  API_URL: v.optional(v.pipe(v.string(), v.url())),
  TELEMETRY_SECRET: v.pipe(v.optional(v.string(), ''), v.nonEmpty('it must be set, to that of the API')),
  CANARY_LIMIT_PERCENT: number('5', 0, 100),
  CANARY_LEAST_LOADS: number('20', 1, 1_000_000),
  CANARY_WINDOW_MINUTES: number('60', 1, 1440),
});

/** How canaries are judged and where the counts are read, from the environment. @throws ReleaseError that names the variable */
export function readJudgeSettings(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const settings = v.safeParse(environment, given);
  if (!settings.success) {
    const [issue] = settings.issues;
    throw new ReleaseError(`${v.getDotPath(issue) ?? 'The environment'} cannot be used: ${issue.message}.`);
  }
  const { output } = settings;
  const apiUrl = (output.API_URL ?? `http://localhost:${output.API_PORT}`).replace(/\/+$/, '');
  return {
    address: `${apiUrl}/loads?minutes=${output.CANARY_WINDOW_MINUTES}`,
    secret: output.TELEMETRY_SECRET,
    limits: { percent: output.CANARY_LIMIT_PERCENT, leastLoads: output.CANARY_LEAST_LOADS },
  };
}

export type JudgeSettings = ReturnType<typeof readJudgeSettings>;
