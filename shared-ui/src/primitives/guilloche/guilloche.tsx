import { useId } from 'react';
import { rosettePath } from './rosette-path.ts';

const PETALS = 7;
const TURNS = 9;
const ROSETTE = rosettePath(98, PETALS);
const HEART = rosettePath(52, PETALS + 2);

/** The engraved rosette: only on the hero, receipts and first-visit empty states. Decorative, 160 px wide unless styled. */
export function Guilloche() {
  const id = useId();
  return (
    // By attributes: it may stand in a page before a style sheet of its own.
    <svg
      viewBox="-100 -100 200 200"
      width={160}
      height={160}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth={0.6}
      opacity={0.34}
      pointerEvents="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={`${id}-petals`} d={ROSETTE} vectorEffect="non-scaling-stroke" />
        <path id={`${id}-heart`} d={HEART} vectorEffect="non-scaling-stroke" />
      </defs>
      {Array.from({ length: TURNS }, (_, turn) => {
        const angle = (360 / PETALS / TURNS) * turn;
        return (
          <g key={turn} transform={`rotate(${angle.toFixed(2)})`}>
            <use href={`#${id}-petals`} />
            <use href={`#${id}-heart`} />
          </g>
        );
      })}
    </svg>
  );
}
