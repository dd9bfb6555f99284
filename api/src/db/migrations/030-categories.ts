import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const labels: Readonly<Record<LegalCategory, readonly [fr: string, en: string]>> = {
  civil: ['Droit civil', 'Civil law'],
  criminal: ['Droit pénal', 'Criminal law'],
  commercial: ['Droit commercial', 'Commercial law'],
  tax: ['Droit fiscal', 'Tax law'],
  business: ['Droit des affaires', 'Business law'],
  labour: ['Droit du travail', 'Labour law'],
  administrative: ['Droit administratif', 'Administrative law'],
  constitutional: ['Droit constitutionnel', 'Constitutional law'],
  private_international: ['Droit international privé', 'Private international law'],
  intellectual_property: ['Propriété intellectuelle', 'Intellectual property'],
  land: ['Droit foncier', 'Land law'],
  insurance: ['Droit des assurances', 'Insurance law'],
  environmental: ['Droit de l’environnement', 'Environmental law'],
  social_security: ['Droit de la sécurité sociale', 'Social security law'],
};

/** The 14 legal categories. They are the product's own (specification, section 3), not demonstration: every database has them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`
    create table categories (
      id text primary key check (id in (${oneOf(legalCategories)})),
      label_fr text not null check (length(label_fr) between 1 and 80),
      label_en text not null check (length(label_en) between 1 and 80),
      position integer not null unique check (position >= 1)
    )`.execute(db);
  await sql`create index categories_in_order on categories (position, id)`.execute(db);
  const rows = legalCategories.map(
    (code, index) => sql`(${code}, ${labels[code][0]}, ${labels[code][1]}, ${index + 1}::integer)`,
  );
  await sql`insert into categories (id, label_fr, label_en, position) values ${sql.join(rows)}`.execute(db);
}
