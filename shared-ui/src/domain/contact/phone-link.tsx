import { formatPhone } from 'shared-contracts/processes/format-phone';
import { telOf } from 'shared-contracts/processes/tel-of';
import styles from './contact.module.css';

/** A formatted phone number as a link, kept on one line. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a translate="no" className={styles.phone} href={`tel:${telOf(number)}`}>
      {formatPhone(number)}
    </a>
  );
}
