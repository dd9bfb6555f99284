import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox, useListBoxSection, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useComboBoxState, type ComboBoxProps, type ComboBoxState } from 'react-stately/useComboBoxState';
import styles from './suggestions.module.css';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** Shown after the label, muted. */
  readonly detail?: string | undefined;
}

export interface SuggestionGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Suggestion[];
}

/** Turns a plain input into the combobox of a list; the input's own props follow. */
export type InputWiring = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'>;

export interface SuggestionsProps {
  /** The existing input, which keeps its text: it may have been typed into before this loaded. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Assigned to the input after each change. */
  readonly onWire: (wiring: InputWiring) => void;
  /** The text of the input. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly SuggestionGroup[];
  readonly onChoose: (id: string) => void;
  /** BCP 47, for the announced number of suggestions. */
  readonly locale: string;
}

type State = ComboBoxState<SuggestionGroup>;
type CollectionNode = NonNullable<ReturnType<State['collection']['getItem']>>;

/**
 * Suggestions under a text input (APG: combobox with list autocomplete, manual selection). Nothing is selected by
 * default: Enter without a focused suggestion submits the form, Tab moves on, Escape closes.
 */
export function Suggestions({ locale, ...props }: SuggestionsProps) {
  return (
    <I18nProvider locale={locale}>
      <Attached {...props} />
    </I18nProvider>
  );
}

function Attached({ input, onWire, text, onText, groups, onChoose }: Omit<SuggestionsProps, 'locale'>) {
  const listRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  // React Aria hides everything outside its popover from screen readers; this list is not a dialog, so the page stays
  // visible.
  const pageRef = useRef(document.body);
  const props: ComboBoxProps<SuggestionGroup> = {
    items: groups,
    children: sectionOf,
    inputValue: text,
    onInputChange: onText,
    value: null,
    onChange: (key) => {
      if (key === null) return;
      state.close();
      onChoose(String(key));
    },
    allowsCustomValue: true,
  };
  const state: State = useComboBoxState(props);
  const { inputProps, listBoxProps } = useComboBox(
    {
      ...props,
      id: input.current?.id,
      'aria-label': labelOf(input.current),
      inputRef: input,
      listBoxRef: listRef,
      popoverRef: pageRef,
    },
    state,
  );
  useAttached(input, state, onText);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionManager } = state;
    if (event.key === 'Tab') selectionManager.setFocusedKey(null);
    if (event.key === 'Enter' && selectionManager.focusedKey === null) state.close();
    else inputProps.onKeyDown?.(event);
    // A search field clears itself on Escape: the first press only closes the list.
    if (event.key === 'Escape' && state.isOpen && state.collection.size > 0) event.preventDefault();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!popoverRef.current?.contains(relatedTarget)) state.setFocused(false);
  };
  useLayoutEffect(() => {
    const { value: _text, defaultValue: _former, 'aria-label': _label, ...wiring } = inputProps;
    onWire({ ...wiring, onKeyDown: handleKeyDown, onBlur: handleBlur });
  });
  if (!state.isOpen || state.collection.size === 0) return null;
  return (
    <div ref={popoverRef} className={styles.popover}>
      <List {...{ state, listRef, listBoxProps }} />
    </div>
  );
}

const labelOf = (input: HTMLInputElement | null): string => input?.labels?.[0]?.textContent ?? '';

/** State of the input before this loaded: it has focus, and perhaps text. */
function useAttached(input: SuggestionsProps['input'], state: State, onText: SuggestionsProps['onText']): void {
  const attach = useEffectEvent(() => {
    if (input.current === null || document.activeElement !== input.current) return;
    state.setFocused(true);
    onText(input.current.value);
  });
  useEffect(() => attach(), []);
}

const sectionOf = ({ id, label, items }: SuggestionGroup) => (
  <Section key={id} title={label} items={items}>
    {(item: Suggestion) => (
      <Item key={item.id} textValue={item.label}>
        <span>{item.label}</span>
        {item.detail === undefined ? null : <span className={styles.detail}>{item.detail}</span>}
      </Item>
    )}
  </Section>
);

interface ListProps {
  readonly state: State;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly listBoxProps: AriaListBoxOptions<SuggestionGroup>;
}

function List({ state, listRef, listBoxProps }: ListProps) {
  const { listBoxProps: listProps } = useListBox(listBoxProps, state, listRef);
  return (
    <div {...listProps} ref={listRef} className={styles.list}>
      {[...state.collection].map((section) => (
        <Group key={section.key} section={section} state={state} />
      ))}
    </div>
  );
}

interface PartProps {
  readonly state: State;
}

function Group({ section, state }: PartProps & { readonly section: CollectionNode }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: section.rendered });
  return (
    <div {...itemProps} className={styles.group}>
      <span {...headingProps} className={styles.heading}>
        {section.rendered}
      </span>
      <div {...groupProps}>
        {[...(state.collection.getChildren?.(section.key) ?? [])].map((item) => (
          <Option key={item.key} item={item} state={state} />
        ))}
      </div>
    </div>
  );
}

function Option({ item, state }: PartProps & { readonly item: CollectionNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, ref);
  return (
    <div {...optionProps} ref={ref} className={styles.option} data-focused={isFocused || undefined}>
      {item.rendered}
    </div>
  );
}
