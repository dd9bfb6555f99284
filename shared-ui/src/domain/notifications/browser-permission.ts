import { useSyncExternalStore } from 'react';

/** `unsupported` where the browser shows none, as on most phones outside an installed page. */
export type BrowserPermission = NotificationPermission | 'unsupported';

/** Chrome on Android has the constructor, and throws: only a service worker may show one there. */
const canConstruct = (): boolean => {
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
};
/** By constructor: an extension may replace it. */
const supported = new WeakMap<object, boolean>();

function read(): BrowserPermission {
  if (!('Notification' in globalThis)) return 'unsupported';
  const { permission } = Notification;
  // Tried while it shows nothing yet.
  if (permission !== 'granted' && !supported.has(Notification)) supported.set(Notification, canConstruct());
  return supported.get(Notification) === false ? 'unsupported' : permission;
}

/** Not every browser tells what it was answered here. */
const answered = new EventTarget();

function subscribe(onChange: () => void): () => void {
  let settings: PermissionStatus | undefined;
  let isOver = false;
  answered.addEventListener('change', onChange);
  // Changed in the browser's settings, or in another tab.
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => {
      if (isOver) return;
      settings = status;
      status.addEventListener('change', onChange);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    answered.removeEventListener('change', onChange);
    settings?.removeEventListener('change', onChange);
  };
}

/** Whether the browser may show notifications, as it is now. */
export const useBrowserPermission = (): BrowserPermission =>
  useSyncExternalStore(subscribe, read, (): BrowserPermission => 'unsupported');

/** Has the browser ask the person; only after they pressed a button. */
export async function askBrowserPermission(): Promise<void> {
  await Notification.requestPermission();
  answered.dispatchEvent(new Event('change'));
}
