import { useEffect, useState } from 'react';

/**
 * How many characters the control with this id has, as the schemas count them: without the blanks around them. 0 below `from`, so that
 * typing draws nothing; without `from` nothing is counted.
 */
export function useTypedLength(id: string, from: number | undefined): number {
  const [length, setLength] = useState(0);
  // At each render: a draft that is restored and a form that is emptied fill the control without an event.
  useEffect(() => {
    const control = from === undefined ? null : document.getElementById(id);
    if (from === undefined || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const count = () => {
      const typed = control.value.trim().length;
      setLength(typed < from ? 0 : typed);
    };
    count();
    control.addEventListener('input', count);
    return () => control.removeEventListener('input', count);
  });
  return length;
}
