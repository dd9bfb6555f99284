import styles from './contact.module.css';

/** A mail link. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a className={styles.email} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
