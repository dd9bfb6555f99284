import { useRef, useState, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ContactDetail } from './contact-details.ts';
import { loadContactHint } from './load-contact-hint.ts';

interface ContactHint {
  /** In place of the button that sends; null without anything to point out. */
  readonly hint: ReactNode;
  /** Whether the text may go out: it has no contact details but those that were accepted. */
  readonly check: (text: string) => Promise<boolean>;
}

interface Choice {
  /** The text is changed: it gets the focus. */
  readonly onChange: () => void;
  /** It is sent again. */
  readonly onAccept: () => void;
}

/** Points out, once, the contact details in a text that everybody will read, and forbids nothing (decision 123). */
export function useContactHint({ onChange, onAccept }: Choice): ContactHint {
  const { locale } = usePlatform();
  const accepted = useRef(new Set<string>());
  const [found, setFound] = useState<{
    readonly details: readonly ContactDetail[];
    readonly parts: Awaited<ReturnType<typeof loadContactHint>>;
  }>();
  const check = async (text: string) => {
    setFound(undefined);
    // Its code may not come, and nothing goes out: sending says so, and the next one is checked.
    if (!navigator.onLine) return true;
    try {
      const parts = await loadContactHint(locale);
      const details = parts.contactDetails(text).filter((one) => !accepted.current.has(one.text));
      if (details.length === 0) return true;
      setFound({ details, parts });
      return false;
    } catch {
      // No network: a hint stops nothing, and sending says what is wrong.
      return true;
    }
  };
  if (found === undefined) return { hint: null, check };
  const { details, parts } = found;
  const { FoundDetails, words } = parts;
  return {
    hint: (
      <FoundDetails
        details={details.map(({ kind, text }) => ({ text, kind: words[kind] }))}
        words={words}
        onChange={() => {
          setFound(undefined);
          onChange();
        }}
        onAccept={() => {
          for (const { text } of details) accepted.current.add(text);
          setFound(undefined);
          onAccept();
        }}
      />
    ),
    check,
  };
}
