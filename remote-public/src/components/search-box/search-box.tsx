import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { InputWiring } from 'shared-ui/combobox/suggestions';
import { Field } from 'shared-ui/field/field';
import styles from './search-box.module.css';

const suggestions = () => import(/* webpackChunkName: "search-suggestions" */ './search-suggestions.tsx');

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly defaultValue?: string | undefined;
}

/** The free text of a search: a plain field, which becomes the combobox of its suggestions when somebody means to use it. */
export function SearchBox(props: SearchBoxProps) {
  const { telemetry } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const [part, setPart] = useState<Awaited<ReturnType<typeof suggestions>>>();
  const [wiring, setWiring] = useState<InputWiring>();
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    suggestions().then(setPart, (error: unknown) => {
      isAsked.current = false;
      telemetry.error(error, { where: 'search suggestions' });
    });
  };
  const loadIfInUse = useEffectEvent(() => {
    if (document.activeElement === input.current) load();
  });
  useEffect(() => loadIfInUse(), []);
  return (
    <div className={styles.box}>
      <Field
        {...props}
        ref={input}
        id="q"
        name="q"
        type="search"
        maxLength={100}
        icon={<Search size={18} strokeWidth={1.75} />}
        onFocus={load}
        onPointerEnter={load}
        {...wiring}
      />
      {part && <part.SearchSuggestions input={input} onWire={setWiring} />}
    </div>
  );
}
