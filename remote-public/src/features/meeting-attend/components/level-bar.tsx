import { useEffect, useRef } from 'react';
import { followLevel } from '../engine/level-meter.ts';
import styles from './level-bar.module.css';

interface LevelBarProps {
  readonly track: MediaStreamTrack | null;
  readonly label: string;
  readonly hint: string;
}

/** How loud the microphone is. Drawn past React, a dozen times a second. */
export function LevelBar({ track, label, hint }: LevelBarProps) {
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const element = meter.current;
    if (!track || !element) return;
    const stop = followLevel(track, (level) => (element.value = level));
    return () => {
      stop();
      element.value = 0;
    };
  }, [track]);
  return (
    <div className={styles.level}>
      <meter ref={meter} className={styles.meter} min={0} max={1} aria-label={label} />
      {track === null ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
