export const markdownCommands = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'list',
  'ordered',
  'quote',
  'link',
] as const;
export type MarkdownCommand = (typeof markdownCommands)[number];

export interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement of a part of a text, and what is selected after it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
}

const marks: Readonly<Partial<Record<MarkdownCommand, string>>> = { bold: '**', italic: '_' };
const prefixes: Readonly<Partial<Record<MarkdownCommand, string>>> = {
  heading: '## ',
  subheading: '### ',
  list: '- ',
  quote: '> ',
};
/** What a line may begin with already. */
const anyPrefix = /^(?:#{1,6} |- |> |\d+\. )/u;

/** What a command of the toolbar does to a text; the same again takes it back. */
export function editMarkdown(command: MarkdownCommand, selected: Selected): Edit {
  const mark = marks[command];
  if (mark !== undefined) return toggleMark(mark, selected);
  return command === 'link' ? insertLink(selected) : toggleLines(command, selected);
}

function toggleMark(mark: string, { value, start, end }: Selected): Edit {
  const { length } = mark;
  const text = value.slice(start, end);
  const isMarked = value.slice(start - length, start) === mark && value.slice(end, end + length) === mark;
  if (isMarked) return { from: start - length, to: end + length, text, select: [start - length, end - length] };
  return { from: start, to: end, text: `${mark}${text}${mark}`, select: [start + length, end + length] };
}

function insertLink({ value, start, end }: Selected): Edit {
  const text = value.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/u.test(text);
  const link = isAddress ? `[](${text})` : `[${text}]()`;
  // The caret stands where something is missing.
  const caret = start + (isAddress || text === '' ? 1 : text.length + 3);
  return { from: start, to: end, text: link, select: [caret, caret] };
}

function toggleLines(command: MarkdownCommand, { value, start, end }: Selected): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const until = value.indexOf('\n', end);
  const to = until < 0 ? value.length : until;
  const lines = value.slice(from, to).split('\n');
  const prefixOf = (index: number) => prefixes[command] ?? `${index + 1}. `;
  const isSet = lines.every((line, index) => line.startsWith(prefixOf(index)));
  const text = lines.map((line, index) => (isSet ? '' : prefixOf(index)) + line.replace(anyPrefix, '')).join('\n');
  const after = from + text.length;
  return { from, to, text, select: lines.length > 1 ? [from, after] : [after, after] };
}

/** Enter in a list goes on with it, and ends it after an empty item; undefined where Enter is only a line break. */
export function continueList({ value, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const [, indent = '', marker, number] = /^(\s*)(- |> |(\d+)\. )/u.exec(value.slice(from, start)) ?? [];
  if (marker === undefined) return undefined;
  if (from + indent.length + marker.length === start) return { from, to: start, text: '', select: [from, from] };
  const text = `\n${indent}${number === undefined ? marker : `${Number(number) + 1}. `}`;
  return { from: start, to: start, text, select: [start + text.length, start + text.length] };
}

/**
 * Applies an edit as if it were typed, so that the browser's undo takes it back: `execCommand` is the only way that keeps the history of a
 * text area.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isDone =
    // It answers true also where what has the focus holds no text.
    document.activeElement === area &&
    (text === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, text));
  if (!isDone) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
