import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import { Field } from '../../../primitives/field/field.tsx';
import type { TranslateMessages } from '../../texts/translate.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ConversationSearchProps {
  readonly value: string;
  readonly translate: TranslateMessages;
  readonly onChange: (text: string) => void;
}

/** Searches names and messages while it is typed. */
export function ConversationSearch({ value, translate, onChange }: ConversationSearchProps) {
  const id = useId();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Field
        id={id}
        label={translate('search')}
        isLabelHidden
        placeholder={translate('search')}
        icon={<Search {...icon} />}
        value={value}
        limit={textLimits.conversationSearch}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        trailing={
          value === '' ? undefined : (
            <IconButton
              label={translate('clear')}
              icon={<X {...icon} />}
              onClick={() => {
                onChange('');
                document.getElementById(id)?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}
