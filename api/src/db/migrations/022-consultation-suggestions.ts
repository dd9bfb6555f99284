import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { callTypes as allCallTypes, professions as allProfessions } from 'shared-contracts/schemas/vocabulary';
import type { CallType, Profession } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** What a professional is offered to fill in for a new consultation. Operators edit it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      create table consultation_suggestions (
        id uuid primary key default gen_random_uuid(),
        -- Empty: for every profession.
        professions text[] not null check (
          professions <@ ${array(allProfessions)}
        ),
        name_fr text not null check (length(name_fr) between 1 and 80),
        name_en text not null check (length(name_en) between 1 and 80),
        minutes integer not null check (minutes between 5 and 480 and minutes % 5 = 0),
        call_types text[] not null check (call_types <@ ${array(allCallTypes)} and cardinality(call_types) between 1 and 3),
        position smallint not null check (position >= 0)
      )`,
    sql`create index consultation_suggestions_in_order on consultation_suggestions (position, id)`,
    ...suggestions.map(
      ([professions, nameFr, nameEn, minutes, callTypes], position) => sql`
        insert into consultation_suggestions (professions, name_fr, name_en, minutes, call_types, position)
        values (${array(professions)}, ${sql.lit(nameFr)}, ${sql.lit(nameEn)}, ${sql.lit(minutes)}, ${array(callTypes)}, ${sql.lit(position)})`,
    ),
  ]);
}

const array = (values: readonly string[]) => sql`array[${textLiterals(values)}]::text[]`;

const anyWay = ['call', 'in_person'] as const;
const inPerson = ['in_person'] as const;
const byCall = ['call'] as const;

const suggestions: readonly (readonly [
  professions: readonly Profession[],
  nameFr: string,
  nameEn: string,
  minutes: number,
  callTypes: readonly CallType[],
])[] = [
  [[], 'Première consultation', 'First consultation', 30, anyWay],
  [[], 'Suivi de dossier', 'Follow-up', 30, anyWay],
  [['lawyer', 'legal_counsel'], 'Relecture d’un contrat', 'Contract review', 45, anyWay],
  [['lawyer'], 'Conseil urgent', 'Urgent advice', 15, byCall],
  [['notary'], 'Signature d’un acte', 'Signature of a deed', 60, inPerson],
  [['notary'], 'Conseil en succession', 'Advice on an estate', 45, anyWay],
  [['bailiff'], 'Constat', 'Official report', 60, inPerson],
  [['bailiff'], 'Recouvrement d’une créance', 'Debt recovery', 30, anyWay],
  [['legal_counsel'], 'Création d’une entreprise', 'Setting up a company', 60, anyWay],
  [['mediator'], 'Entretien d’information', 'Information meeting', 30, anyWay],
  [['mediator'], 'Séance de médiation', 'Mediation session', 120, inPerson],
  [['tax_adviser'], 'Déclaration de revenus', 'Income tax return', 45, anyWay],
  [['tax_adviser'], 'Contrôle fiscal', 'Tax audit', 60, anyWay],
  [['arbitrator'], 'Entretien préalable', 'Preliminary meeting', 60, anyWay],
  [['legal_translator'], 'Devis de traduction', 'Quote for a translation', 15, byCall],
  [['legal_translator'], 'Interprétation', 'Interpreting', 60, anyWay],
];
