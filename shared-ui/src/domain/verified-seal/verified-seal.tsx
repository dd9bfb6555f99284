import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { SealGlyph } from './seal-glyph.tsx';
import styles from './verified-seal.module.css';

export interface VerifiedSealProps {
  /** "Vérifié" */
  readonly label: string;
  /**
   * `glyph` shows the seal only, with a hidden label; `label` both; `full` adds `lines`: the register, the number, who
   * verified it, when.
   */
  readonly variant?: 'glyph' | 'label' | 'full' | undefined;
  readonly lines?: readonly string[] | undefined;
}

/** The seal of a verified professional. */
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
        <span>{label}</span>
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
