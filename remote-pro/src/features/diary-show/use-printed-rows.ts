import { useEffect, useState } from 'react';
import type { Appointment } from 'shared-contracts/schemas/appointment';

/** What was loaded to be printed, until it is: later it may have changed. */
export function usePrintedRows() {
  const [rows, setRows] = useState<readonly Appointment[]>();
  useEffect(() => {
    const clear = () => setRows(undefined);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  return [rows, setRows] as const;
}
