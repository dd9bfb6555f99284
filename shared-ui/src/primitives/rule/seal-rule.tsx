import styles from './seal-rule.module.css';

/** The one rule in the seal colour: under the first headline of a public page. Decoration. */
export function SealRule() {
  return <span className={styles.rule} aria-hidden="true" />;
}
