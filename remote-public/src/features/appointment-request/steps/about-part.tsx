import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import styles from './choice-part.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface AboutPartProps {
  /** The registered field. */
  readonly reason: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What can be added to the text. */
  readonly children?: ReactNode;
}

/** What the appointment is about, for the professional only. */
export function AboutPart({ reason, error, children }: AboutPartProps) {
  const { t } = useTranslation('remote-public/booking');
  return (
    <section className={styles.part} aria-labelledby="about">
      <h2 id="about" className={styles.title}>
        {t('parts.about')}
      </h2>
      <TextArea
        {...reason}
        required
        label={t('reason.label')}
        hint={t('reason.hint')}
        limit={textLimits.reason}
        error={error}
        rows={4}
      />
      {children}
    </section>
  );
}
