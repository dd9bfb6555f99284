import type { MeasuredApi } from './measured-api.ts';

/** What the tables call the database of an API, and how much there is in it. */
export const databaseName = (api: MeasuredApi, professionals: number): string =>
  `${api.databaseUrl === '' ? 'PGlite' : 'PostgreSQL'} with ${professionals.toLocaleString('en')} professionals`;
