import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { positionText } from '../../model/read-position.ts';
import styles from './profile-group.module.css';
import type { ProfileColumns } from './profile-form.ts';
import { useFieldText } from './use-field-text.ts';

interface ChangedMeanwhileProps {
  /** The columns that differ, as they are now. */
  readonly changed: ProfileColumns;
  /** Something that was typed here is still to be saved. */
  readonly hasInput: boolean;
  readonly onDiscard: () => void;
}

/** What another tab or device saved since the form was filled, and the choice between both. */
export function ChangedMeanwhile({ changed, hasInput, onDiscard }: ChangedMeanwhileProps) {
  const { t } = useTranslation('remote-pro/profile');
  const { labelOf, valueText } = useFieldText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [changed]);
  const { latitude, longitude, ...others } = changed;
  const items = Object.entries(others).map(([column, value]) => ({
    label: labelOf(column),
    text: valueText(column as keyof ProfileColumns, value),
  }));
  if (latitude !== undefined || longitude !== undefined)
    items.push({ label: labelOf('position'), text: positionText(latitude ?? null, longitude ?? null) || t('nothing') });
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warning"
        live="assertive"
        title={t('changed.title')}
        action={
          hasInput ? (
            <Button variant="secondary" onClick={onDiscard}>
              {t('changed.take')}
            </Button>
          ) : undefined
        }
      >
        <ul className={styles.changed}>
          {items.map(({ label, text }) => (
            <li key={label}>
              <strong>{label}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>{t(hasInput ? 'changed.kept' : 'changed.taken')}</p>
      </Notice>
    </div>
  );
}
