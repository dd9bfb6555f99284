import { useMemo } from 'react';
import type { ChartPoint, ChartSeries } from './chart-data.ts';
import styles from './series-chart.module.css';
import { useDrawing } from './use-drawing.ts';

export type { ChartPoint, ChartSeries };

export interface SeriesChartProps {
  /** What the numbers are: name of the chart and caption of its table. */
  readonly label: string;
  /** Head of the table's first column: "Week". */
  readonly pointLabel: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** Language of the numbers. */
  readonly locale: string;
}

/**
 * Numbers over time as bars and lines, of a height that never changes. The library that draws loads when a chart is shown.
 * Screen readers get a table of the same numbers; so does everybody when the library does not come.
 */
export function SeriesChart({ label, pointLabel, points, series, locale }: SeriesChartProps) {
  const data = useMemo(() => ({ points, series, locale }), [points, series, locale]);
  const { canvas, isFailed } = useDrawing(data);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const table = (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map((each) => (
            <th key={each.id} scope="col">
              {each.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.id}>
            <th scope="row">{point.title}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{typeof values[index] === 'number' ? format.format(values[index]) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isFailed) return <div className={styles.numbers}>{table}</div>;
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ id, label: name, shape }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.swatch} data-shape={shape} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className={styles.frame} aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <div className={styles.unseen}>{table}</div>
    </div>
  );
}
