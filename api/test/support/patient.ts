/** Settings of an API under test: a busy machine is no fault of what is tested. */
export const patient = { QUERY_DEADLINE_MS: '60000' };
