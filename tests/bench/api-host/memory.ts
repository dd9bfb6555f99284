/** Resident memory of this process in MB: the API, the raw server and the bench; PGlite's worker too, a PostgreSQL server not. */
export const residentMegabytes = (): number => Math.round(process.memoryUsage.rss() / 2 ** 20);
