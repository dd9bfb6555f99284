import { slugify } from './slugify.ts';
import { abidjan } from './people/abidjan.ts';
import { bruxelles } from './people/bruxelles.ts';
import { dakar } from './people/dakar.ts';
import { douala } from './people/douala.ts';
import { lyon } from './people/lyon.ts';
import { montreal } from './people/montreal.ts';
import { paris } from './people/paris.ts';
import { yaounde } from './people/yaounde.ts';
import type { SeedPerson } from './person.ts';
import { places } from './places.ts';
import type { PlaceName } from './places.ts';

export interface PlacedPerson {
  readonly slug: string;
  readonly place: PlaceName;
  readonly person: SeedPerson;
}

const byPlace: Readonly<Record<PlaceName, readonly SeedPerson[]>> = {
  douala,
  yaounde,
  abidjan,
  dakar,
  paris,
  lyon,
  bruxelles,
  montreal,
};

/** Everybody in the demonstration, by city. */
export const people: readonly PlacedPerson[] = (Object.keys(places) as PlaceName[]).flatMap((place) =>
  byPlace[place].map((person) => ({
    slug: slugify(`${person.firstNames} ${person.lastName} ${places[place].city}`),
    place,
    person,
  })),
);
