import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'block' | 'circle' | 'face' | 'button' | 'dense-button' | undefined;
  /** For lines: the last one is shorter, like text. */
  readonly lines?: number | undefined;
}

/**
 * A placeholder of loading content with the same shape. Decorative: announce loading once, on the region (`aria-busy`,
 * or one Spinner with a label).
 */
export function Skeleton({ shape = 'line', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.group} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.bone} data-shape={shape} />
      ))}
    </span>
  );
}
