import { useId } from 'react';
import { bandPaths, rosettePath } from './guilloche-paths.ts';
import styles from './guilloche.module.css';

const TILE = { width: 240, height: 96, lines: 16 };
const PETALS = 7;
const TURNS = 9;
const BAND = bandPaths(TILE.width, TILE.height, TILE.lines);
const ROSETTE = rosettePath(98, PETALS);
const HEART = rosettePath(52, PETALS + 2);

export interface GuillocheProps {
  /** `band` runs across its container; `rosette` is a seal, 200 by 200 units. */
  readonly shape?: 'band' | 'rosette' | undefined;
}

/** The engraved line pattern: only on the hero, receipts and first-visit empty states. Decorative. */
export function Guilloche({ shape = 'band' }: GuillocheProps) {
  const id = useId();
  if (shape === 'rosette') {
    return (
      <svg className={styles.rosette} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
        <defs>
          <path id={`${id}-petals`} d={ROSETTE} />
          <path id={`${id}-heart`} d={HEART} />
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
  return (
    <svg className={styles.band} height={TILE.height} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
          {BAND.map((path) => (
            <path key={path} d={path} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={TILE.height} fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
