import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const read = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** The packages of this tree, whose links to workspaces lead into `folder` then; installed when they are others. */
function addPackages(folder: string): void {
  if (read(folder) !== read(root))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  else
    for (const packages of globSync(['node_modules', '*/node_modules'], { cwd: root }))
      execFileSync('cp', ['-al', join(root, packages), join(folder, packages)]);
}

/** Runs `work` with a temporary tree of `revision`, whose builds begin with those of this tree that are the same. */
export async function inTreeOf<T>(revision: string, work: (folder: string) => Promise<T>): Promise<T> {
  // On the same disk, for hard links.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tree-'));
  try {
    git('worktree', 'add', '--quiet', '--detach', '--force', folder, revision);
    addPackages(folder);
    if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
