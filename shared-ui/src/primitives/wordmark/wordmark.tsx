import styles from './wordmark.module.css';

/** The name, set in the seal colour. Wrap it in a link to the home page. */
export function Wordmark() {
  return (
    <span translate="no" className={styles.wordmark}>
      Nimbia
    </span>
  );
}
