import styles from './contact.module.css';

/** An address to write to. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a className={styles.email} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
