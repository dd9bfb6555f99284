import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover, type PopoverProps } from '../popover/popover.tsx';

export interface PopupProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  /** BCP 47, the reader's convention. */
  readonly locale: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onClose: () => void;
}

/** The choices of a field, in the reader's convention. */
export function PopupFrame({ locale, ...popover }: PopoverProps & { readonly locale: string }) {
  return (
    <I18nProvider locale={locale}>
      <Popover {...popover} />
    </I18nProvider>
  );
}
