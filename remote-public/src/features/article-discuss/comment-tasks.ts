/** What is done about a comment in its place. */
export const commentTasks = ['edit', 'report'] as const;
export type CommentTaskName = (typeof commentTasks)[number];
