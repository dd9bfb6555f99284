import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { InputWiring } from 'shared-ui/primitives/combobox/suggestions.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { useLatePart } from 'shared-contracts/platform/platform-context';
import styles from './search-box.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const suggestions = () => import(/* webpackChunkName: "search-suggestions" */ './search-suggestions.tsx');

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly defaultValue?: string | undefined;
  /** Name of the field to fill before a choice submits; left out where every choice submits. */
  readonly before?: string | undefined;
}

/** The free text of a search: a plain field, upgraded to a combobox on hover or focus. */
export function SearchBox({ before, ...props }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const part = useLatePart(suggestions, isWanted);
  const [wiring, setWiring] = useState<InputWiring>();
  const want = () => setWanted(true);
  // It may have been focused before hydration.
  useEffect(() => setWanted(document.activeElement === input.current), []);
  return (
    <div className={styles.box}>
      <Field
        onFocus={want}
        onPointerEnter={want}
        {...wiring}
        {...props}
        ref={input}
        id="q"
        name="q"
        type="search"
        limit={textLimits.search}
        icon={<Search size={18} strokeWidth={1.75} />}
      />
      {part && <part.SearchSuggestions input={input} onWire={setWiring} before={before} />}
    </div>
  );
}
