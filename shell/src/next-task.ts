/** Ends the running task: between two pieces of work the browser can answer a touch. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
