/** What a professional does about a review. */
export const reviewTasks = ['reply', 'report'] as const;
export type ReviewTask = (typeof reviewTasks)[number];
