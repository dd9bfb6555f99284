/** Number of runs of each browser measurement. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);
