export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Returns the fields that people have edited and that are still in the document. */
export function trackInput(): () => readonly Control[] {
  const typed = new Set<Control>();
  const present = (): readonly Control[] => {
    for (const control of typed) if (!control.isConnected) typed.delete(control);
    return [...typed];
  };
  const handleInput = ({ target }: Event): void => {
    present();
    if (isControl(target)) typed.add(target);
  };
  document.addEventListener('input', handleInput, { capture: true, passive: true });
  return present;
}
