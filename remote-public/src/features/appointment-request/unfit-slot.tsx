import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { BookingChoice } from './booking-steps.ts';
import { SlotWords } from './slot-words.tsx';

interface UnfitSlotProps {
  readonly unfit: Pick<BookingChoice, 'slot' | 'loss' | 'type'>;
  readonly professional: PublicProfessional;
  readonly children?: ReactNode;
}

/** The time of the address cannot be had: which one it is, and why. */
export function UnfitSlot({ unfit: { slot, loss, type }, professional, children }: UnfitSlotProps) {
  const { t } = useTranslation('remote-public/booking');
  return (
    <Notice
      tone={loss === null ? 'info' : 'warning'}
      live="polite"
      title={t(`problem.${loss ?? 'notOffered'}`, { context: type ?? undefined })}
    >
      {slot === null ? null : <SlotWords startsAt={slot.startsAt} professional={professional} />}
      {children}
    </Notice>
  );
}
