import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import type { drawChart, DrawnChart } from './draw-chart.ts';

type DrawChart = typeof drawChart;

/** Calls back when the page turns light or dark, by choice or by the system. */
function onThemeChange(callback: () => void): () => void {
  const chosen = new MutationObserver(callback);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    chosen.disconnect();
    for (const query of queries) query.removeEventListener('change', callback);
  };
}

/** Draws on a canvas once the library has come. `isFailed` when it does not come. */
export function useDrawing(data: ChartData) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<DrawnChart>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  const redraw = useEffectEvent(() => chart.current?.redraw(data));
  const draw = useEffectEvent((on: DrawChart) => {
    if (canvas.current) chart.current = on(canvas.current, data);
  });
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "chart" */ './draw-chart.ts').then(
      (library) => {
        if (!isGone) draw(library.drawChart);
      },
      () => {
        if (!isGone) setIsFailed(true);
      },
    );
    const stop = onThemeChange(() => redraw());
    return () => {
      isGone = true;
      stop();
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, []);
  useEffect(() => redraw(), [data]);
  return { canvas, isFailed };
}
