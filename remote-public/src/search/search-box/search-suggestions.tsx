import { memo, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { Suggestions, type InputWiring } from 'shared-ui/primitives/combobox/suggestions.tsx';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { useSuggestionGroups } from './use-suggestion-groups.ts';

interface SearchSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onWire: (wiring: InputWiring) => void;
  /** Name of the field to fill before a choice submits. */
  readonly before?: string | undefined;
}

/**
 * Suggestions for the typed text. A category, a profession or a city fills that field of the form; a person is a link.
 */
export const SearchSuggestions = memo(function SearchSuggestions({ input, onWire, before }: SearchSuggestionsProps) {
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const [text, setText] = useState(input.current?.defaultValue ?? '');
  const fieldOf = (name: string) => input.current?.form?.elements.namedItem(name);
  const groups = useSuggestionGroups(text, (name) => fieldOf(name) instanceof HTMLElement);
  const handleChoose = (id: string) => {
    const field = id.slice(0, id.indexOf(':'));
    const value = id.slice(field.length + 1);
    if (field === 'professional') return void navigate(href('/professionnels/:idname', { idname: value }));
    const control = fieldOf(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
      if (input.current) input.current.value = '';
      setText('');
      // As if it had been chosen by hand, for listeners of the form.
      control.dispatchEvent(new Event('input', { bubbles: true }));
      const next = before === undefined ? null : fieldOf(before);
      if (next instanceof HTMLInputElement && next.value.trim() === '') return next.focus();
    }
    input.current?.form?.requestSubmit();
  };
  return (
    <Suggestions
      {...{ input, onWire, text, groups }}
      locale={intlLocale(locale)}
      onText={setText}
      onChoose={handleChoose}
    />
  );
});
