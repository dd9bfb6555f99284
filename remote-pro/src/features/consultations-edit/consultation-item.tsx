import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import type { Consultation } from '../../data/practice/consultations.ts';
import { useConsultationText } from '../../model/use-consultation-text.ts';
import styles from './edit-consultations.module.css';

interface ConsultationItemProps {
  readonly consultation: Consultation;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly editRef: Ref<HTMLButtonElement> | undefined;
  readonly onMove: (by: -1 | 1) => void;
  readonly onToggle: (active: boolean) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One consultation in the list, and what can be done with it. */
export function ConsultationItem({ consultation, isFirst, isLast, isBusy, editRef, ...on }: ConsultationItemProps) {
  const { t } = useTranslation('remote-pro/consultations');
  const { name, how, fee } = useConsultationText()(consultation);
  return (
    <>
      <div className={styles.what} data-inactive={!consultation.active || undefined}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{how}</p>
      </div>
      <p translate="no" className={styles.fee}>
        {fee}
      </p>
      <div className={styles.tasks}>
        <Switch isOn={consultation.active} onChange={on.onToggle} isDisabled={isBusy}>
          {t('active')}
          <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
        </Switch>
        <span className={styles.icons}>
          <IconButton
            label={t('up', { name })}
            icon={<ArrowUp {...icon} />}
            aria-disabled={isFirst || isBusy}
            onClick={() => isFirst || isBusy || on.onMove(-1)}
          />
          <IconButton
            label={t('down', { name })}
            icon={<ArrowDown {...icon} />}
            aria-disabled={isLast || isBusy}
            onClick={() => isLast || isBusy || on.onMove(1)}
          />
          <IconButton ref={editRef} label={t('edit', { name })} icon={<Pencil {...icon} />} onClick={on.onEdit} />
          <IconButton label={t('delete.open', { name })} icon={<Trash2 {...icon} />} onClick={on.onDelete} />
        </span>
      </div>
    </>
  );
}
