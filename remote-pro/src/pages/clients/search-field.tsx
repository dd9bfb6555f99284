import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import styles from './clients-page.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** After the last letter. */
const PAUSE = 300;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SearchFieldProps {
  /** Of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches shortly after the last letter, and at Enter. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('remote-pro/clients');
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address was changed otherwise: by the browser's back button, or by a link.
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
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
    >
      <Field
        id="client-search"
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
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
                document.getElementById('client-search')?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}
