/** A top-level constant as it is formatted: up to the first semicolon that is followed by an unindented line. */
const constants = /^((?:export )?const \w+ = )(?=v\.|oneOf\(|pageOf\(|\{|\[)([\s\S]*?);(?=(?: \/\/.*)?\n(?:\S|\n|$))/gm;

/**
 * Marks the schemas of a module as pure, so that a bundle drops unused ones with all their parts (decision 081).
 * Valibot’s functions are marked as pure, but webpack ignores that for calls with objects or other schemas as
 * arguments.
 */
export default function pureSchemas(source: string): string {
  return source.replace(constants, '$1/*#__PURE__*/ (() => ($2))();');
}
