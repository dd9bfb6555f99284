/** Resident memory of this process in MB: API, raw server and benchmark; includes PGlite's worker, not a PostgreSQL server. */
export const residentMegabytes = (): number => Math.round(process.memoryUsage.rss() / 2 ** 20);
