import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { wavyRing } from 'shared-contracts/formats/person/wavy-ring';

/** A line around the origin, and how its copies are woven: how many, turned by how many degrees, each smaller by what part. */
type Pattern = readonly [line: string, copies: number, turn: number, narrower?: number, lower?: number];

const ellipse = (x: number, y: number, from = 0) =>
  `M${from - x} 0a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0`;
const polygon = (corners: number) =>
  `M${Array.from({ length: corners }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / corners;
    return `${Math.round(96 * Math.sin(turn))} ${Math.round(-96 * Math.cos(turn))}`;
  }).join('L')}Z`;
const petal = (width: number) => `M0 0Q${width} -48 0 -96Q${-width} -48 0 0`;

const patterns: Readonly<Record<LegalCategory, Pattern>> = {
  civil: [ellipse(96, 42), 8, 22.5],
  criminal: [polygon(4), 9, 10, 0.07],
  commercial: [ellipse(48, 48, 48), 12, 30],
  tax: [polygon(3), 8, 15],
  business: [petal(46), 12, 30],
  labour: [polygon(6), 10, 6, 0.09],
  administrative: [ellipse(30, 30, 64), 16, 22.5],
  constitutional: [petal(96), 7, 360 / 7],
  private_international: [ellipse(96, 96), 7, 0, 1 / 6, 0],
  intellectual_property: [wavyRing(5, 26), 9, 5, 0.1],
  land: [wavyRing(3, 14), 8, 4, 0.12],
  insurance: [ellipse(62, 28, 34), 10, 36],
  environmental: [wavyRing(9, 22), 6, 7, 0.15],
  social_security: [ellipse(58, 58, 38), 6, 60],
};

/** All legal categories, in their order. */
export const engravedCategories = Object.keys(patterns) as readonly LegalCategory[];

/** The engraving of a legal category: decorative, and the same on server and browser. */
export function CategoryEngraving({ category }: { readonly category: LegalCategory }) {
  const [line, copies, turn, narrower = 0, lower = narrower] = patterns[category];
  const id = `engraving-${category}`;
  return (
    <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth="0.75" aria-hidden="true">
      <defs>
        <path id={id} d={line} vectorEffect="non-scaling-stroke" />
      </defs>
      {Array.from({ length: copies }, (_, copy) => {
        const size = [narrower, lower].map((part) => (1 - part * copy).toFixed(2)).join(' ');
        return <use key={copy} href={`#${id}`} transform={`rotate(${(copy * turn).toFixed(1)})scale(${size})`} />;
      })}
    </svg>
  );
}
