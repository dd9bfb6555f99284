import { readDraft } from 'shared-contracts/platform/form-draft';

const tasks = ['edit', 'report'] as const;
export type Task = (typeof tasks)[number];

/** Name of the draft of a task. */
export const taskDraft = (task: Task, commentId: string): string => `${task}-${commentId}`;

/** The task on a comment whose draft was kept before a reload of `path`. */
export const draftedTask = (path: string, commentId: string): Task | null =>
  tasks.find((task) => 'text' in readDraft(`${path}#${taskDraft(task, commentId)}`)) ?? null;
