import { judgeCanaries, watchCanaries } from '../release/judge-canaries.ts';
import { readJudgeSettings } from '../release/judge-settings.ts';
import { ReleaseError } from '../release/release-store.ts';
import { runCommand } from '../release/run-command.ts';

const secondsOf = (text: string): number => {
  if (/^[1-9]\d{0,4}$/u.test(text)) return Number(text);
  throw new ReleaseError(`“${text}” is no whole number of seconds.`);
};

await runCommand({
  usage: 'judge-canaries [-- --every <seconds>]',
  options: { every: { type: 'string' } },
  words: [0, 0],
  run: async ({ store, options: { every } }) => {
    const settings = readJudgeSettings(process.env);
    if (every !== undefined) return watchCanaries(store, settings, secondsOf(every));
    const lines = await judgeCanaries(store, settings);
    return lines.join('\n') || 'No canary had to be taken back.';
  },
});
