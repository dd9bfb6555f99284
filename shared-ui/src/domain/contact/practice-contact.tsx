import { EmailLink } from './email-link.tsx';
import styles from './contact.module.css';
import { PhoneLink } from './phone-link.tsx';

export interface PublicContact {
  readonly publicPhone?: string | null | undefined;
  readonly publicEmail?: string | null | undefined;
}

/** True when a practice has public contact details. */
export const hasContact = ({ publicPhone, publicEmail }: PublicContact): boolean => Boolean(publicPhone || publicEmail);

/** The public contact details of a practice. */
export function PracticeContact({ publicPhone, publicEmail }: PublicContact) {
  return (
    <span className={styles.reach}>
      {publicPhone ? <PhoneLink number={publicPhone} /> : null}
      {publicEmail ? <EmailLink address={publicEmail} /> : null}
    </span>
  );
}
