import styles from './seal-rule.module.css';

/** The only rule in the seal colour: under the main headline of a public page. Decorative. */
export function SealRule() {
  return <span className={styles.rule} aria-hidden="true" />;
}
