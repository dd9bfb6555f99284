import type { MeasuredApi } from './measured-api.ts';

/** Name of an API's database in the tables, with its size. */
export const databaseName = (api: MeasuredApi, professionals: number): string =>
  `${api.databaseUrl === '' ? 'PGlite' : 'PostgreSQL'} with ${professionals.toLocaleString('en')} professionals`;
