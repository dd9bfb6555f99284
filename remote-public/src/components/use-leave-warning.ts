import { useEffect } from 'react';

/**
 * While files are on their way, or wait for it: the browser asks before the document goes, and they with it. And always: a file that is dropped beside
 * the place for it is not opened in place of the page.
 */
export function useLeaveWarning(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isAtStake]);

  useEffect(() => {
    const handleStray = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', handleStray);
    window.addEventListener('drop', handleStray);
    return () => {
      window.removeEventListener('dragover', handleStray);
      window.removeEventListener('drop', handleStray);
    };
  }, []);
}
