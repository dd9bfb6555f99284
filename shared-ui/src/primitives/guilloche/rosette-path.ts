/**
 * Guilloché: the woven line pattern of banknotes and deeds, computed. Coordinates are rounded to a tenth so that server
 * and browser render the same markup.
 */
type Curve = (t: number) => readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const point = ([x, y]: readonly [number, number]) => `${round(x)} ${round(y)}`;

/** A smooth path along a curve, t from 0 to 1, one cubic per segment with the curve's own tangents. */
function smooth(curve: Curve, segments: number): string {
  const epsilon = 1e-4;
  const tangent = (t: number): readonly [number, number] => {
    const [x0, y0] = curve(t - epsilon);
    const [x1, y1] = curve(t + epsilon);
    return [(x1 - x0) / (2 * epsilon), (y1 - y0) / (2 * epsilon)];
  };
  let path = `M${point(curve(0))}`;
  for (let index = 0; index < segments; index += 1) {
    const from = index / segments;
    const to = (index + 1) / segments;
    const third = 1 / (3 * segments);
    const [ax, ay] = curve(from);
    const [bx, by] = curve(to);
    const [ux, uy] = tangent(from);
    const [vx, vy] = tangent(to);
    path += `C${point([ax + ux * third, ay + uy * third])} ${point([bx - vx * third, by - vy * third])} ${point([bx, by])}`;
  }
  return path;
}

/** One closed flower of a rosette around the origin; turning copies of it weaves the whole. */
export function rosettePath(radius: number, petals: number): string {
  return smooth((t) => {
    const turn = 2 * Math.PI * t;
    const reach = radius * (0.66 + 0.34 * Math.cos(petals * turn));
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  }, petals * 6);
}
