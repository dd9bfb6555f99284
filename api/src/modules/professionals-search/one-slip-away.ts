const letters = [..."abcdefghijklmnopqrstuvwxyz '-"];

/** The text, then all that one slip of the fingers makes of it: two letters swapped, one too many, one wrong, one missing. */
export function oneSlipAway(text: string): string[] {
  const cuts = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)] as const);
  const inside = cuts.slice(0, -1);
  return [
    ...new Set([
      text,
      ...inside.map(([head, tail]) => head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)),
      ...inside.map(([head, tail]) => head + tail.slice(1)),
      ...inside.flatMap(([head, tail]) => letters.map((letter) => head + letter + tail.slice(1))),
      ...cuts.flatMap(([head, tail]) => letters.map((letter) => head + letter + tail)),
    ]),
  ];
}
