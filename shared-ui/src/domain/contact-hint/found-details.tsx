import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import styles from './found-details.module.css';

interface FoundDetailsProps {
  readonly details: readonly { readonly text: string; readonly kind: string }[];
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly change: string;
    readonly anyway: string;
  };
  readonly onChange: () => void;
  readonly onAccept: () => void;
}

/** What of a text should perhaps not be public, before it goes out: a hint, which takes the focus and forbids nothing. */
export function FoundDetails({ details, words, onChange, onAccept }: FoundDetailsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.found}>
      <Notice
        tone="warning"
        live="assertive"
        title={words.title}
        action={
          <>
            <Button size="dense" onClick={onChange}>
              {words.change}
            </Button>
            <Button size="dense" variant="secondary" onClick={onAccept}>
              {words.anyway}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        <ul>
          {details.map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>
              <strong lang="">{text}</strong>
              <span>{` (${kind})`}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
