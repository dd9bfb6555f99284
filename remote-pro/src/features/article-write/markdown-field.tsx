import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Keyboard,
  Link2,
  List,
  ListOrdered,
  Quote,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { classNames } from 'shared-ui/primitives/class-names/class-names.ts';
import { FieldFrame } from 'shared-ui/primitives/field/field-frame.tsx';
import fieldStyles from 'shared-ui/primitives/field/field.module.css';
import { Toolbar } from 'shared-ui/primitives/toolbar/toolbar.tsx';
import { applyEdit, continueList, editMarkdown, markdownCommands, type MarkdownCommand } from './markdown-edit.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { ariaKeys, commandKeys, isPressed } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import styles from './write-article.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const icons: Readonly<Record<MarkdownCommand, LucideIcon>> = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  quote: Quote,
  link: Link2,
};
const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface MarkdownFieldProps {
  readonly name: string;
  readonly label: string;
  readonly lang: Locale;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text in Markdown with its tools. Whatever they do can be undone as if it were typed. */
export function MarkdownField({ name, label, lang, value, error, onChange }: MarkdownFieldProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<'picture' | 'keys'>();
  const selected = (of: HTMLTextAreaElement) => ({ value: of.value, start: of.selectionStart, end: of.selectionEnd });
  const run = (command: MarkdownCommand) => {
    if (area.current) applyEdit(area.current, editMarkdown(command, selected(area.current)));
  };
  const handleKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const command = markdownCommands.find((one) => isPressed(event, commandKeys[one]));
    if (command !== undefined) {
      event.preventDefault();
      run(command);
      return;
    }
    const edit = event.key === 'Enter' && !event.shiftKey ? continueList(selected(event.currentTarget)) : undefined;
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };
  const handlePicture = (alt: string, address: string) => {
    // A modal dialog keeps the focus, and what is behind it inert, until it is gone.
    flushSync(() => setAsked(undefined));
    if (!area.current) return;
    const { start, end, value: text } = selected(area.current);
    const before = text.slice(0, start);
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const picture = `${gap}![${alt.replaceAll(/[[\]]/gu, '')}](${address})\n\n`;
    const after = start + picture.length;
    applyEdit(area.current, { from: start, to: end, text: picture, select: [after, after] });
  };
  return (
    <>
      <FieldFrame id={name} name={name} label={label} limit={textLimits.articleBody} error={error}>
        {(control) => (
          <div className={styles.markdown}>
            <Toolbar label={t('tools.label')}>
              {markdownCommands.map((command) => {
                const Icon = icons[command];
                return (
                  <IconButton
                    key={command}
                    size="dense"
                    label={t(`tools.${command}`)}
                    icon={<Icon {...look} />}
                    aria-keyshortcuts={ariaKeys(commandKeys[command])}
                    onClick={() => run(command)}
                  />
                );
              })}
              <IconButton
                size="dense"
                label={t('tools.picture')}
                icon={<ImagePlus {...look} />}
                onClick={() => setAsked('picture')}
              />
              <IconButton
                size="dense"
                label={t('tools.keys')}
                icon={<Keyboard {...look} />}
                onClick={() => setAsked('keys')}
              />
            </Toolbar>
            <textarea
              {...control}
              ref={area}
              lang={lang}
              required
              rows={18}
              className={classNames(fieldStyles.control, styles.body)}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onKeyDown={handleKeys}
            />
          </div>
        )}
      </FieldFrame>
      {asked === 'picture' ? <PictureDialog onClose={() => setAsked(undefined)} onPicture={handlePicture} /> : null}
      {asked === 'keys' ? <ShortcutsDialog onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
