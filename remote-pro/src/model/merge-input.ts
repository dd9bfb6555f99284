/** Input of a form after what it was filled from changed: what was typed stays, the rest follows. */
export function mergeInput<Values extends object>(input: Values, before: Values, now: Values): Values {
  const fields = Object.keys(input) as (keyof Values)[];
  const typed = fields.filter((field) => JSON.stringify(input[field]) !== JSON.stringify(before[field]));
  return { ...now, ...Object.fromEntries(typed.map((field) => [field, input[field]])) };
}
