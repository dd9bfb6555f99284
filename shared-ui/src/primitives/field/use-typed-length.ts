import { useEffect, useState, type FormEvent } from 'react';

/**
 * How many characters the control with this id has, as the schemas count them: without the blanks around them. 0 below `from`, so that
 * typing draws nothing; without `from` nothing is counted. Per line it is the longest one. The handler is for React's own `input` event, above the control: between a
 * listener of the document and React's, a browser may draw what is counted, and a controlled field would get its former text back.
 */
export function useTypedLength(
  id: string,
  from: number | undefined,
  isPerLine: boolean,
): readonly [number, ((event: FormEvent<HTMLElement>) => void) | undefined] {
  const [length, setLength] = useState(0);
  // At each render: a draft that is restored and a form that is emptied fill the control without an event.
  useEffect(() => {
    const count = () => setLength(countedIn(document.getElementById(id), from, isPerLine));
    count();
  });
  return [length, from === undefined ? undefined : ({ target }) => setLength(countedIn(target, from, isPerLine))];
}

function countedIn(control: EventTarget | null, from: number | undefined, isPerLine: boolean): number {
  if (from === undefined || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return 0;
  const lines = isPerLine ? control.value.split('\n') : [control.value];
  const typed = Math.max(...lines.map((line) => line.trim().length));
  return typed < from ? 0 : typed;
}
