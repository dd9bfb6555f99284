const constructors = /(?<![\w.])(v\.(?!parse|safeParse|assert|is\b)\w+|code|requiredText|optionalText|oneOf|pageOf)\(/g;

/**
 * Marks the constructors of schemas as pure, so that a bundle leaves out the schemas it does not use: the shell needs the signed-in
 * person's, not those of registration. Valibot's own functions say so of themselves, which neither webpack nor the minifier reads
 * across modules.
 */
export default function pureSchemas(source: string): string {
  return source.replace(constructors, '/*#__PURE__*/ $1(');
}
