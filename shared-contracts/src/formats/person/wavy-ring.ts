/** Whole numbers: server and browser write the same, and a drawing stays small. */
const point = (radius: number, turn: number) =>
  `${Math.round(radius * Math.cos(turn))} ${Math.round(radius * Math.sin(turn))}`;

/** A closed line around the origin, of radius 96 at most, that waves inwards by twice the depth. */
export function wavyRing(petals: number, depth: number): string {
  const middle = 96 - depth;
  const half = Math.PI / petals;
  let ring = `M${point(middle, 0)}`;
  for (let wave = 0; wave < 2 * petals; wave += 1) {
    // A quadratic curve reaches half of the distance to its control point.
    const control = middle + (wave % 2 === 0 ? 2 : -2) * depth;
    ring += `Q${point(control, (wave + 0.5) * half)} ${point(middle, (wave + 1) * half)}`;
  }
  return ring;
}
