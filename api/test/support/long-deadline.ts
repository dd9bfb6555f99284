/** Settings of an API under test: a long deadline, as a busy machine is slow. */
export const longDeadline = { QUERY_DEADLINE_MS: '60000' };
