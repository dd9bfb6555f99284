import { useTranslation } from 'react-i18next';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import type { SummaryRow } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { useFocusOnChange } from '../../../forms/use-focus-on-change.ts';
import styles from '../steps/choice-part.module.css';
import { PhoneForm } from './phone-form.tsx';
import type { OwnPhone } from './use-own-phone.ts';

/** The client's number, which can be changed in place; no rows until it is known. */
export function usePhoneRow(phone: OwnPhone): readonly SummaryRow[] {
  const { t } = useTranslation('remote-public/booking');
  const phoneRef = useFocusOnChange(String(phone.switchCount));
  if (phone.number === undefined) return [];
  return [
    {
      term: t('phone.term'),
      value: (
        <div ref={phoneRef} tabIndex={-1} className={styles.refocused}>
          {phone.isOpen ? <PhoneForm own={phone} /> : formatPhone(phone.number)}
        </div>
      ),
      action: phone.isOpen ? undefined : (
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('review.changeOf', { what: t('phone.term') })}
          onClick={phone.open}
        >
          {t('review.change')}
        </Button>
      ),
    },
  ];
}
