/** One figure of a tree; less is better. */
export interface Budget {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}
