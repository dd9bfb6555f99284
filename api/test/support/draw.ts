import fc from 'fast-check';

/** Picks an item of a list pseudo-randomly; the same sequence for the same seed. */
export type Draw = <T>(list: readonly T[]) => T;

const DRAWN = 4096;

export function drawFrom(seed: number): Draw {
  const numbers = fc.sample(fc.nat(), { seed, numRuns: DRAWN });
  let drawn = 0;
  return <T>(list: readonly T[]) => {
    const number = numbers[drawn++ % DRAWN] ?? 0;
    return list[number % list.length] as T;
  };
}
