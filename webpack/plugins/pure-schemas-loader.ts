/** A constant of a module, as the formatter writes it: up to the first semicolon after which nothing is indented. */
const constants = /^((?:export )?const \w+ = )(?=v\.|oneOf\(|pageOf\(|\{|\[)([\s\S]*?);(?=(?: \/\/.*)?\n(?:\S|\n|$))/gm;

/**
 * Marks the schemas of a module as pure, each as a whole, so that a bundle leaves out those that it does not use with all that only they are
 * made of: the shell needs the signed-in person's, not those of registration. Valibot's own functions say of themselves that they are pure,
 * which webpack reads only where nothing but constants is handed to them: no object of fields, no other schema.
 */
export default function pureSchemas(source: string): string {
  return source.replace(constants, '$1/*#__PURE__*/ (() => ($2))();');
}
