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
  /** Said after the label, quieter. */
  readonly detail?: string | undefined;
}

export interface SuggestionGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Suggestion[];
}

/** What makes a plain input the combobox of a list; what the input says of itself comes after it. */
export type InputWiring = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'>;

export interface SuggestionsProps {
  /** The input that stands in the page already and keeps its own text: it may have been typed into before this came. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Given to the input after each change. */
  readonly onWire: (wiring: InputWiring) => void;
  /** What stands in the input. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly SuggestionGroup[];
  readonly onChoose: (id: string) => void;
  /** BCP 47, for what a screen reader is told: how many suggestions there are. */
  readonly locale: string;
}

type State = ComboBoxState<SuggestionGroup>;
type CollectionNode = NonNullable<ReturnType<State['collection']['getItem']>>;

/**
 * Suggestions under a text input (APG: combobox with list autocomplete, manual selection). Nothing is chosen unless somebody goes there: Enter
 * with no suggestion in focus is the form's, Tab goes on, Escape closes.
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
  // React Aria hides from screen readers what is outside its popover; a list beside a form is no dialog, and all of the page stays.
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
    // A search field erases itself on Escape: the first closes the list and no more.
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

/** What happened to the input before this came: it has the focus, and perhaps a text. */
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
