import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callTypes, type CallType } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Popover } from 'shared-ui/primitives/popover/popover.tsx';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { inOrder } from './usual-types.ts';

interface RangeOptionsProps {
  readonly index: number;
  readonly dayName: string;
  readonly types: readonly CallType[];
  readonly onRemove: () => void;
}

/** The ways to meet of one range, and its removal. */
export function RangeOptions({ index, dayName, types, onRemove }: RangeOptionsProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { setValue } = useFormContext<HoursInput>();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = t('range.options', { day: dayName });
  const name = `rules.${index}.callTypes` as const;
  return (
    <>
      <button
        ref={trigger}
        id={name}
        type="button"
        className={styles.options}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Popover trigger={trigger} label={label} onClose={() => setOpen(false)}>
          <div className={styles.popoverBody}>
            <fieldset>
              <legend className={styles.legend}>{t('range.ways')}</legend>
              {callTypes.map((type) => (
                <Checkbox
                  key={type}
                  label={t(`callType.${type}`)}
                  checked={types.includes(type)}
                  onChange={({ target }) =>
                    setValue(name, inOrder(target.checked ? [...types, type] : types.filter((one) => one !== type)), {
                      shouldDirty: true,
                    })
                  }
                />
              ))}
            </fieldset>
            <Button
              variant="quiet"
              size="dense"
              block
              icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={onRemove}
            >
              {t('range.remove')}
            </Button>
          </div>
        </Popover>
      ) : null}
    </>
  );
}
