import { applyEdit, continueList, editMarkdown, type Edit, type MarkdownCommand } from './markdown-edit.ts';

/** `|` marks the ends of the selection. */
function selectedIn(marked: string) {
  const [start, last] = [marked.indexOf('|'), marked.lastIndexOf('|')];
  const end = last === start ? start : last - 1;
  return { value: marked.replaceAll('|', ''), start, end };
}
function shown(value: string, { from, to, text, select: [start, end] }: Edit): string {
  const next = value.slice(0, from) + text + value.slice(to);
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

test.each<[MarkdownCommand, string, string]>([
  ['bold', 'un |mot| là', 'un **|mot|** là'],
  ['bold', 'un **|mot|** là', 'un |mot| là'],
  ['italic', 'un |', 'un _|_'],
  ['heading', 'a\nTi|tre\nb', 'a\n## Titre|\nb'],
  ['heading', '## Ti|tre', 'Titre|'],
  ['subheading', '## Ti|tre', '### Titre|'],
  ['list', '|un\ndeux|', '|- un\n- deux|'],
  ['ordered', '|- un\n- deux|', '|1. un\n2. deux|'],
  ['ordered', '|1. un\n2. deux|', '|un\ndeux|'],
  ['quote', 'ci|té', '> cité|'],
  ['link', 'voir |le code| ici', 'voir [le code](|) ici'],
  ['link', '|https://a.test/b|', '[|](https://a.test/b)'],
  ['link', 'x|', 'x[|]()'],
])('%s: %j becomes %j', (command, before, after) => {
  const selected = selectedIn(before);
  expect(shown(selected.value, editMarkdown(command, selected))).toBe(after);
});

test.each([
  ['- un|', '- un\n- |'],
  ['9. un|', '9. un\n10. |'],
  ['> un|', '> un\n> |'],
  ['- un\n- |', '- un\n|'],
  ['mot|', undefined],
])('Enter after %j', (before, after) => {
  const selected = selectedIn(before);
  const edit = continueList(selected);
  expect(edit && shown(selected.value, edit)).toBe(after);
});

test('an edit is typed by the browser where it can be undone, else set, and is told either way', () => {
  const area = document.body.appendChild(document.createElement('textarea'));
  const handleInput = jest.fn();
  area.addEventListener('input', handleInput);
  area.value = 'ab';
  applyEdit(area, { from: 1, to: 1, text: '**', select: [2, 2] });
  expect([area.value, area.selectionStart, handleInput.mock.calls.length]).toEqual(['a**b', 2, 1]);
  document.execCommand = jest.fn(() => true);
  applyEdit(area, { from: 0, to: 1, text: '', select: [0, 0] });
  applyEdit(area, { from: 0, to: 0, text: 'x', select: [1, 1] });
  expect(jest.mocked(document.execCommand).mock.calls).toEqual([['delete'], ['insertText', false, 'x']]);
  area.blur();
  area.focus = () => undefined; // what a modal dialog does
  applyEdit(area, { from: 0, to: 0, text: 'y', select: [1, 1] });
  expect([area.value, jest.mocked(document.execCommand).mock.calls.length]).toEqual(['ya**b', 2]);
  Reflect.deleteProperty(document, 'execCommand');
});
