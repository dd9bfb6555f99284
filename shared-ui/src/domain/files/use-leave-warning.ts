import { useEffect } from 'react';

/** Warns before the document unloads while chosen files would be lost. */
export function useLeaveWarning(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isLosing]);
}
