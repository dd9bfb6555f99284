/** The mean of ratings that are counted by number of stars; undefined without any. */
export function averageOf(ratings: readonly { readonly rating: number; readonly count: number }[]) {
  const count = ratings.reduce((sum, row) => sum + row.count, 0);
  const sum = ratings.reduce((all, row) => all + row.rating * row.count, 0);
  return { count, average: count === 0 ? undefined : sum / count };
}
