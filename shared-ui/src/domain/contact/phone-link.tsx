import { formatPhone } from 'shared-contracts/processes/format-phone';
import { telOf } from 'shared-contracts/processes/tel-of';
import styles from './contact.module.css';

/** A number as people read it, to be called by a press; it is never broken over two lines. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className={styles.phone} href={`tel:${telOf(number)}`}>
      {formatPhone(number)}
    </a>
  );
}
