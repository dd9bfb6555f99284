import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { telOf } from 'shared-contracts/formats/place/tel-of';
import styles from './contact.module.css';

/** A formatted phone number as a link, kept on one line. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a translate="no" className={styles.phone} href={`tel:${telOf(number)}`}>
      {formatPhone(number)}
    </a>
  );
}
