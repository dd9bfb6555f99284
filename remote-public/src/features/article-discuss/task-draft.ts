import { readDraft } from 'shared-contracts/platform/form-draft';

const tasks = ['edit', 'report'] as const;
export type Task = (typeof tasks)[number];

/** The name of the draft of a task on a page. */
export const taskDraft = (task: Task, commentId: string): string => `${task}-${commentId}`;

/** What was being written about a comment on the page at `path` before it was loaded again. */
export const taskBegun = (path: string, commentId: string): Task | null =>
  tasks.find((task) => 'text' in readDraft(`${path}#${taskDraft(task, commentId)}`)) ?? null;
