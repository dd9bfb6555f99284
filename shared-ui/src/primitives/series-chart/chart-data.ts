/** A day, week or month on the horizontal axis. */
export interface ChartPoint {
  readonly id: string;
  /** Short, on the axis: "16 Nov". */
  readonly label: string;
  /** In full, in the tooltip and the table: "Week of 16 November". */
  readonly title: string;
}

/** Numbers of one kind. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each point; null where there is nothing to measure. */
  readonly values: readonly (number | null)[];
  readonly shape: 'bars' | 'line';
  /** A scale of its own at the right, for numbers of another size. */
  readonly hasOwnScale?: boolean | undefined;
  /** Both ends of the scale; without it the scale starts at 0. */
  readonly range?: readonly [number, number] | undefined;
}

export interface ChartData {
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly locale: string;
}
