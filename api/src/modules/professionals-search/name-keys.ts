import { sql } from 'kysely';

/** Normalised forms of a name; each has an index. */
export const nameKeys = {
  fullName: sql`fold(first_names || ' ' || last_name)`,
  reversedName: sql`fold(last_name || ' ' || first_names)`,
  company: sql`fold(company_name)`,
};
