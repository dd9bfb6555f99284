interface Line {
  readonly taxRate: number;
  readonly amount: number;
  readonly tax: number;
}

/** What each tax rate is raised on and comes to, the lowest first; lines without tax have none. */
export function taxesOf(
  lines: readonly Line[],
): { readonly rate: number; readonly net: number; readonly tax: number }[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0).sort((a, b) => a - b);
  return rates.map((rate) => {
    const of = lines.filter(({ taxRate }) => taxRate === rate);
    return {
      rate,
      net: of.reduce((sum, { amount }) => sum + amount, 0),
      tax: of.reduce((sum, { tax }) => sum + tax, 0),
    };
  });
}
