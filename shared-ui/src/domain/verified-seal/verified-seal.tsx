import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { SealGlyph } from './seal-glyph.tsx';
import styles from './verified-seal.module.css';

export interface VerifiedSealProps {
  /** "Vérifié" */
  readonly label: string;
  /** `glyph` shows the seal alone, the label is read out; `label` both; `full` adds `lines`: who registers, under which number, who checked, when. */
  readonly variant?: 'glyph' | 'label' | 'full' | undefined;
  readonly lines?: readonly string[] | undefined;
}

/** The mark of a professional whose documents an operator has checked. */
export function VerifiedSeal({ label, variant = 'label', lines = [] }: VerifiedSealProps) {
  if (variant === 'glyph') {
    return (
      <span className={styles.glyph} title={label}>
        <SealGlyph />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  }
  if (variant === 'label') {
    return (
      <span className={styles.label}>
        <SealGlyph />
        {label}
      </span>
    );
  }
  return (
    <div className={styles.full}>
      <SealGlyph size={40} />
      <div>
        <p className={styles.title}>{label}</p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
