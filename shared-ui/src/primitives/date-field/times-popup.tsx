import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { PopupProps } from './popup.tsx';
import { PopupFrame } from './popup.tsx';
import styles from './popup.module.css';
import { choose, readTime } from './typed-text.ts';

/** Where the list begins to show when no time was typed. */
const morning = '08:00';

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** In the middle of the list; the page stays where it is. */
const focus = (option: HTMLElement | null) => {
  option?.focus({ preventScroll: true });
  const list = option?.parentElement;
  if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
};

/** Half hours to choose from; other times are typed. */
export function Popup({ input, min = '00:00', max = '23:59', ...frame }: PopupProps) {
  const value = readTime(input.current?.value ?? '');
  const times = halfHours.filter((time) => time >= min && time <= max);
  const nearest = times.findLast((time) => time <= (value ?? morning)) ?? times[0] ?? '';
  return (
    <PopupFrame {...frame}>
      <ListBox
        translate="no"
        aria-label={frame.label}
        className={styles.list ?? ''}
        selectionMode="single"
        selectedKeys={value === undefined ? [] : [value]}
        onSelectionChange={(keys) => {
          // None: the time that was selected already.
          for (const key of keys) choose(input.current, String(key));
          frame.onClose();
        }}
        items={times.map((id) => ({ id }))}
      >
        {({ id }) => (
          <ListBoxItem ref={id === nearest ? focus : null} textValue={id} className={styles.option ?? ''}>
            {id}
          </ListBoxItem>
        )}
      </ListBox>
    </PopupFrame>
  );
}
