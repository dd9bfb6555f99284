import { EmailLink } from './email-link.tsx';
import styles from './contact.module.css';
import { PhoneLink } from './phone-link.tsx';

export interface PublicContact {
  readonly publicPhone?: string | null | undefined;
  readonly publicEmail?: string | null | undefined;
}

/** Whether a practice says how it can be reached. */
export const hasContact = ({ publicPhone, publicEmail }: PublicContact): boolean => Boolean(publicPhone || publicEmail);

/** How a practice can be reached, as far as its professional says it to everybody. */
export function PracticeContact({ publicPhone, publicEmail }: PublicContact) {
  return (
    <span className={styles.reach}>
      {publicPhone ? <PhoneLink number={publicPhone} /> : null}
      {publicEmail ? <EmailLink address={publicEmail} /> : null}
    </span>
  );
}
