const letters = [..."abcdefghijklmnopqrstuvwxyz '-"];

/** The text, then every text at edit distance 1: a transposition, a deletion, a substitution or an insertion (Damerau–Levenshtein). */
export function withinOneEdit(text: string): string[] {
  const splits = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)] as const);
  const inside = splits.slice(0, -1);
  return [
    ...new Set([
      text,
      ...inside.map(([head, tail]) => head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)),
      ...inside.map(([head, tail]) => head + tail.slice(1)),
      ...inside.flatMap(([head, tail]) => letters.map((letter) => head + letter + tail.slice(1))),
      ...splits.flatMap(([head, tail]) => letters.map((letter) => head + letter + tail)),
    ]),
  ];
}
