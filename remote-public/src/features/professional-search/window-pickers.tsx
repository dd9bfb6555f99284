import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { homeZone } from 'shared-contracts/formats/time/device-zone';
import { pickedAttributes, PickerButton } from 'shared-ui/primitives/date-field/picked-input.tsx';
import { useReaderLocale } from 'shared-ui/primitives/date-field/reader-locale.ts';
import { showValues } from 'shared-ui/primitives/date-field/shown-text.ts';
import type { SearchFilter } from '../../search/filter-query.ts';
import type { WindowField } from '../../search/form-faults.ts';
import { dayOf } from '../../time/slot-format.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';
import { useFilterWords } from './use-filter-words.ts';

const kinds = { date: 'date', from: 'time', to: 'time' } as const satisfies Record<WindowField, 'date' | 'time'>;

interface Found {
  readonly name: WindowField;
  readonly input: RefObject<HTMLInputElement>;
  /** What has the button at its end. */
  readonly box: Element;
}

function findInputs(): readonly Found[] {
  const facets = document.getElementById('search-facets');
  return (Object.keys(kinds) as WindowField[]).flatMap((name) => {
    const current = facets?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    return current?.parentElement ? [{ name, input: { current }, box: current.parentElement }] : [];
  });
}

/**
 * Makes date and time fields of the filters' day and hours. In the first view, whose weight is limited, they are text
 * fields; they stay the same inputs, so that nobody who types in them notices.
 */
export function WindowPickers({ typed }: { readonly typed: SearchFilter }) {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const reader = useReaderLocale(locale);
  const words = useFilterWords();
  const searchZone = useSearchZone();
  const [now] = useState(() => new Date().toISOString());
  const today = dayOf(now, typed.window?.zone ?? searchZone ?? homeZone);
  const [found] = useState(findInputs);
  useEffect(() => {
    for (const { name, input } of found)
      for (const [attribute, value] of Object.entries(pickedAttributes(kinds[name], reader)))
        input.current.setAttribute(attribute, value);
  }, [found, reader]);
  useEffect(() => {
    // The form writes the values of another search after this effect.
    queueMicrotask(() => {
      for (const { box } of found) showValues(box);
    });
  }, [found, reader, typed]);
  return found.map(({ name, input, box }) =>
    createPortal(
      <PickerButton
        kind={kinds[name]}
        input={input}
        label={words.field(name)}
        openLabel={t(`open.${kinds[name]}`)}
        locale={reader}
        min={kinds[name] === 'date' ? today : undefined}
      />,
      box,
      name,
    ),
  );
}
