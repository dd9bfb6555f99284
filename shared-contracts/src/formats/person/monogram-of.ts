import { wavyRing } from './wavy-ring.ts';

/** Number of tints in `avatar.module.css` and in mails. */
const TINTS = 6;

export interface Monogram {
  readonly tint: number;
  /** A wavy ring around the origin, of radius 96 at most. */
  readonly ring: string;
  /** Transforms of the copies that weave the rosette. */
  readonly copies: readonly string[];
}

/** 53 bits of an id (cyrb53): as many as a number holds. */
function hashOf(id: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of id) {
    const code = letter.charCodeAt(0);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0);
}

/**
 * The engraved rosette of a person, drawn from their id: always the same, and never that of somebody else. There are more
 * than 10¹² of them, so that two are not the same by chance among all who are listed.
 */
export function monogramOf(id: string): Monogram {
  let hash = hashOf(id);
  const draw = (count: number): number => {
    const drawn = hash % count;
    hash = Math.floor(hash / count);
    return drawn;
  };
  const tint = draw(TINTS);
  const petals = 7 + draw(6);
  const depth = 11 + draw(8);
  // Angles in hundredths of a degree, sizes in thousandths: whole numbers are the same on server and browser. Turned by a
  // petal it is the same ring.
  const start = draw(Math.floor(36_000 / petals));
  const twist = 400 + draw(900);
  const bend = 10 * (draw(21) - 10);
  const shrink = 30 + draw(25);
  const taper = draw(5);

  const copies = Array.from({ length: 7 }, (_, copy) => {
    // Each turn and each step differs from the one before it by the same.
    const more = (copy * (copy - 1)) / 2;
    const turn = start + copy * twist + more * bend;
    return `rotate(${turn / 100})scale(${(1000 - copy * shrink - more * taper) / 1000})`;
  });
  return { tint, ring: wavyRing(petals, depth), copies };
}
