/** Yields to the browser, so that it can respond to input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
