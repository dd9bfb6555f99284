import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import type { ChartData, ChartSeries } from './chart-data.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

type Config = ChartConfiguration<'bar' | 'line', (number | null)[], string>;

/** The drawn chart. */
export interface DrawnChart {
  /** Draws other numbers, or the same in other colours. */
  redraw(data: ChartData): void;
  destroy(): void;
}

/** What a token is in the theme of the moment; a canvas understands no custom property. */
function coloursOf(canvas: HTMLCanvasElement) {
  const colour = (token: string): string => {
    canvas.style.color = `var(--color-${token})`;
    return getComputedStyle(canvas).color;
  };
  return {
    bar: colour('ink-tint'),
    edge: colour('ink'),
    line: colour('text'),
    surface: colour('surface'),
    muted: colour('muted'),
    grid: colour('line'),
  };
}

type Colours = ReturnType<typeof coloursOf>;

const scaleOf = (series: ChartSeries) => (series.hasOwnScale ? 'own' : 'y');

const datasetOf = (series: ChartSeries, colours: Colours): Config['data']['datasets'][number] =>
  series.shape === 'bars'
    ? {
        type: 'bar',
        label: series.label,
        data: [...series.values],
        yAxisID: scaleOf(series),
        order: 1,
        backgroundColor: colours.bar,
        hoverBackgroundColor: colours.bar,
        borderColor: colours.edge,
        borderWidth: { top: 1.5, left: 1, right: 1 },
        borderRadius: { topLeft: 3, topRight: 3 },
        maxBarThickness: 32,
        categoryPercentage: 0.8,
        barPercentage: 0.9,
      }
    : {
        type: 'line',
        label: series.label,
        data: [...series.values],
        yAxisID: scaleOf(series),
        order: 0,
        borderColor: colours.line,
        borderWidth: 2,
        pointBackgroundColor: colours.line,
        pointBorderColor: colours.surface,
        pointRadius: 3.5,
        pointHoverRadius: 5,
        spanGaps: true,
        clip: false,
      };

function linearScale(series: ChartSeries | undefined, position: 'left' | 'right', colours: Colours) {
  return {
    type: 'linear' as const,
    position,
    display: series !== undefined,
    beginAtZero: true,
    ...(series?.range ? { min: series.range[0], max: series.range[1] } : { suggestedMax: 4 }),
    border: { display: false },
    grid: { color: colours.grid, drawTicks: false, drawOnChartArea: position === 'left' },
    ticks: { color: colours.muted, precision: 0, maxTicksLimit: 5, padding: 8 },
  };
}

/** Everything that the library is told of a chart. */
export function configOf(
  { points, series, locale }: ChartData,
  colours: Colours,
  font: { family: string; size: number },
) {
  const own = series.find(({ hasOwnScale }) => hasOwnScale);
  const shared = series.find(({ hasOwnScale }) => !hasOwnScale);
  return {
    type: 'bar',
    data: { labels: points.map(({ label }) => label), datasets: series.map((each) => datasetOf(each, colours)) },
    options: {
      locale,
      font,
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          border: { color: colours.grid },
          grid: { display: false },
          ticks: { color: colours.muted, font, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: linearScale(shared, 'left', colours),
        ...(own ? { own: linearScale(own, 'right', colours) } : {}),
      },
      plugins: {
        tooltip: {
          backgroundColor: colours.line,
          titleColor: colours.surface,
          bodyColor: colours.surface,
          titleFont: { ...font, weight: 600 },
          bodyFont: font,
          padding: 10,
          cornerRadius: 8,
          displayColors: false,
          callbacks: {
            title: ([item]) => points[item?.dataIndex ?? 0]?.title ?? '',
            label: ({ dataset, formattedValue }) => `${dataset.label ?? ''}  ${formattedValue}`,
          },
        },
      },
    },
  } satisfies Config;
}

/** Draws in the colours and the type of the page. */
export function drawChart(canvas: HTMLCanvasElement, data: ChartData): DrawnChart {
  const configure = (shown: ChartData): Config => {
    const { fontFamily, fontSize } = getComputedStyle(canvas);
    return configOf(shown, coloursOf(canvas), { family: fontFamily, size: Number.parseFloat(fontSize) });
  };
  const chart = new Chart(canvas, configure(data));
  return {
    redraw: (next) => {
      const config = configure(next);
      chart.data = config.data;
      chart.options = config.options ?? {};
      chart.update('none');
    },
    destroy: () => chart.destroy(),
  };
}
