import { useEffect } from 'react';

/** A file that is dropped beside the place for it is not opened in place of the page. */
export function useStrayFiles(): void {
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
