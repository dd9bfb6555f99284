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

/** The engraved rosette of a person, drawn from their id: always the same, and hardly ever that of somebody else. */
export function monogramOf(id: string): Monogram {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const draw = (count: number): number => {
    const drawn = hash % count;
    hash = Math.floor(hash / count);
    return drawn;
  };
  const tint = draw(TINTS);
  const petals = 7 + draw(6);
  const depth = 11 + draw(8);
  const twist = 4 + draw(9);
  const shrink = 0.03 + draw(4) / 100;
  const start = draw(24) * 15;

  const copies = Array.from(
    { length: 7 },
    (_, copy) => `rotate(${start + copy * twist})scale(${(1 - copy * shrink).toFixed(2)})`,
  );
  return { tint, ring: wavyRing(petals, depth), copies };
}
