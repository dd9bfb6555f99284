/** Milliseconds that each step of mounting a remote may take before its slot shows the card. */
export const deadlines = { manifest: 5_000, file: 10_000, module: 12_000, page: 15_000 } as const;

/** Settles like `work`, or rejects after `milliseconds`: the federation runtime itself would wait for minutes. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
