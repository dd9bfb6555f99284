import { useEffect } from 'react';

/** While chosen files would be lost with the document, by a reload or a change of the language: the browser asks before it goes. */
export function useLeaveWarning(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isLosing]);
}
