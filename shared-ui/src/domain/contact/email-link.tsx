import styles from './contact.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/** A mail link. What is before the `@` may have signs that would end the address of the link. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a translate="no" className={styles.email} href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      {shownEmail(address)}
    </a>
  );
}
