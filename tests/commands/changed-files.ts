import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './step.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

const exists = (revision: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', revision], { cwd: root }).status === 0;

/** Where this branch left `main`. A clone may lack the local `main`, or any. */
export const branchPoint = () => git('merge-base', 'HEAD', ['main', 'origin/main'].find(exists) ?? 'HEAD');

/** Files that are new or changed since `base`, committed or not; by default since this branch left `main`. */
export function changedFiles(base = branchPoint()): string[] {
  const changed = linesOf(git('diff', '--name-only', '--diff-filter=d', base));
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...untracked])].sort();
}
