import type { ChartSeries } from './chart-data.ts';
import { configOf } from './draw-chart.ts';

const colours = { bar: 'a', edge: 'b', line: 'c', surface: 'd', muted: 'e', grid: 'f' };
const views: ChartSeries = { id: 'views', label: 'Vues', values: [100, 120], shape: 'bars' };
const average: ChartSeries = { id: 'average', label: 'Note', values: [null, 4.5], shape: 'line' };
const draw = (...series: ChartSeries[]) =>
  configOf({ points: [], series, locale: 'fr' }, colours, { family: 'Inter', size: 13 }).options.scales;

test('one scale starts at 0 and is not empty without numbers', () => {
  const scales = draw(views);
  expect(scales.y).toMatchObject({ position: 'left', display: true, beginAtZero: true, suggestedMax: 4 });
  expect(scales).not.toHaveProperty('own');
});

test('numbers of another size have their scale at the right, with both ends where they are given', () => {
  const scales = draw(views, { ...average, hasOwnScale: true, range: [1, 5] });
  expect(scales).toMatchObject({ own: { position: 'right', min: 1, max: 5, grid: { drawOnChartArea: false } } });
  expect(draw({ ...average, hasOwnScale: true }).y).toMatchObject({ display: false });
});
