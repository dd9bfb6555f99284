import { use, useEffect } from 'react';
import { LoadMetricsContext } from '../loading/load-metrics.ts';

/** Reports that a remote has rendered: the effect runs when React has committed it. */
export function ReportRender({ remote }: { readonly remote: string }) {
  const metrics = use(LoadMetricsContext);
  useEffect(() => void metrics?.done(remote, 'render'), [metrics, remote]);
  return null;
}
