import { cities } from './seed-data.ts';
import type { SeedCity, SeedPerson } from './seed-data.ts';

/** Lower case, no accents, words joined by hyphens. */
const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

export interface PlacedPerson {
  readonly slug: string;
  readonly city: SeedCity;
  readonly person: SeedPerson;
}

/** Everybody in the demonstration, by city. */
export const people: readonly PlacedPerson[] = cities.flatMap((city) =>
  city.people.map((person) => ({
    slug: slugify(`${person.firstNames} ${person.lastName} ${city.name}`),
    city,
    person,
  })),
);
