import { sql } from 'kysely';

/** What names begin with, as the indexes of migration 003 know it. */
export const nameKeys = {
  fullName: sql`fold(first_names || ' ' || last_name)`,
  reversedName: sql`fold(last_name || ' ' || first_names)`,
  company: sql`fold(company_name)`,
};
