import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover, type PopoverProps } from '../popover/popover.tsx';

/** The choices of a field, in the reader's convention. */
export function PopupFrame({ locale, ...popover }: PopoverProps & { readonly locale: string }) {
  return (
    <I18nProvider locale={locale}>
      <Popover {...popover} />
    </I18nProvider>
  );
}
