import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** After the last letter. */
const PAUSE = 300;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SearchFieldProps {
  /** What is searched for. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly onSearch: (text: string) => void;
}

/** Searches shortly after the last letter, and at Enter. */
export function SearchField({ value, label, hint, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('remote-pro/clients');
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // Changed otherwise: by the browser's back button, or by a link.
  if (asked !== value) {
    setAsked(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
    >
      <Field
        id={id}
        label={label}
        isLabelHidden
        hint={hint}
        placeholder={label}
        icon={<Search {...icon} />}
        value={typed}
        limit={textLimits.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        trailing={
          typed === '' ? undefined : (
            <IconButton
              label={t('clear')}
              icon={<X {...icon} />}
              onClick={() => {
                setTyped('');
                onSearch('');
                document.getElementById(id)?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}
