import { useEffect } from 'react';

/** A file dropped beside the drop zone must not be opened in place of the page. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', preventDrop);
    window.addEventListener('drop', preventDrop);
    return () => {
      window.removeEventListener('dragover', preventDrop);
      window.removeEventListener('drop', preventDrop);
    };
  }, []);
}
