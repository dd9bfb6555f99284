import { readDraft } from 'shared-contracts/platform/form-draft';

/** Name of the draft of a task about a text. */
export const taskDraft = (task: string, id: string): string => `${task}-${id}`;

/** The task whose draft was kept before a reload of `path`. */
export const draftedTask = <Task extends string>(tasks: readonly Task[], path: string, id: string): Task | null =>
  tasks.find((task) => 'text' in readDraft(`${path}#${taskDraft(task, id)}`)) ?? null;
