/**
 * User-visible text comes from locale files: no letters in JSX text, and none in attributes that are announced or shown.
 * And nothing that allows injected markup.
 */
const LETTER = '/\\p{L}{2,}/u';
const SHOWN =
  '/^(alt|title|placeholder|label|aria-label|aria-description|aria-roledescription|aria-valuetext|description)$/';
const message = 'Words that people read come from the locale files: use t().';

export const contentRules = [
  // The product name is the same in every language.
  { selector: `JSXText[value=${LETTER}]:not([value=/^\\s*Nimbia\\s*$/])`, message },
  { selector: `JSXExpressionContainer > Literal[value=${LETTER}]:not(JSXAttribute *)`, message },
  { selector: `JSXAttribute[name.name=${SHOWN}] > Literal[value=${LETTER}]`, message },
  { selector: `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > Literal[value=${LETTER}]`, message },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Markup is written in JSX; text is never parsed as markup.',
  },
  {
    selector: 'TSEnumDeclaration, TSModuleDeclaration[declare!=true]',
    message: 'Only erasable syntax: Node runs these files as they stand.',
  },
];
