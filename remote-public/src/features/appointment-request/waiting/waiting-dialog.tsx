import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { offerPath } from 'shared-contracts/processes/offer-path';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { href } from 'shared-contracts/remote/paths';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { formatMoment, formatTime, readerOf } from 'shared-ui/domain/time/format-time.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import type { WaitForSlotProps } from './waiting-form.tsx';
import { WaitingForm } from './waiting-form.tsx';

/** The form of the waiting list, then what came of it: a place on the list, or a time that is free already. */
export function WaitingDialog(props: WaitForSlotProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('remote-public/waiting');
  const { locale } = usePlatform();
  const [entry, setEntry] = useState<WaitingEntry>();
  if (!entry) return <WaitingForm {...props} onEntered={setEntry} />;
  const { offeredStartsAt: startsAt, offeredUntil: until, holder, offeredCallTypes } = entry;
  const reader = readerOf(locale, props.professional);
  if (startsAt && until && holder !== null) {
    const to = offerPath({ ...entry, startsAt, holder, callTypes: offeredCallTypes ?? [] });
    return (
      <Dialog
        isOpen
        onClose={props.onClose}
        title={t('offered')}
        closeLabel={t('close')}
        // The page reads the offer’s token when it is opened.
        actions={
          <ButtonLink to={to} reloadDocument>
            {t('book')}
          </ButtonLink>
        }
      >
        <p role="status">
          {sentenceCase(t('offeredText', { when: formatMoment(startsAt, reader), until: formatTime(until, reader) }))}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('done')}
      closeLabel={t('close')}
      actions={
        <>
          <ButtonLink variant="secondary" to={`${href('/user/en-attente')}#waiting-list`}>
            {t('see')}
          </ButtonLink>
          <Button onClick={props.onClose}>{t('close')}</Button>
        </>
      }
    >
      <p role="status">{t('doneText')}</p>
    </Dialog>
  );
}
