/** How often each case of the browser is measured. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);
