/**
 * User-visible text comes from locale files: no letters in JSX text, and none in attributes that are announced or shown.
 * And nothing that allows injected markup.
 */
const LETTER = '/\\p{L}{2,}/u';
const SHOWN =
  '/^(alt|title|placeholder|label|aria-label|aria-description|aria-roledescription|aria-valuetext|description)$/';
const message = 'Words that people read come from the locale files: use t().';

/** What a browser says of itself may be missing or invalid: one function of each kind checks it. */
export const environmentRules = [
  {
    selector:
      'CallExpression[callee.property.name="resolvedOptions"][callee.object.callee.property.name="DateTimeFormat"]',
    message: 'A device may not know its time zone: ask deviceZone() of shared-contracts/formats/time/device-zone.',
  },
  {
    selector: 'MemberExpression[object.name="navigator"][property.name=/^languages?$/]',
    message: 'Browsers report invalid tags: ask shared-ui/primitives/date-field/device-english.ts.',
  },
];

export const contentRules = [
  // The product name is the same in every language.
  { selector: `JSXText[value=${LETTER}]:not([value=/^\\s*Nimbia\\s*$/])`, message },
  { selector: `JSXExpressionContainer > Literal[value=${LETTER}]:not(JSXAttribute *)`, message },
  { selector: `JSXAttribute[name.name=${SHOWN}] > Literal[value=${LETTER}]`, message },
  { selector: `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > Literal[value=${LETTER}]`, message },
  {
    selector: 'JSXOpeningElement[name.name="time"]:not(:has(> JSXAttribute[name.name="translate"]))',
    message: 'Translators of browsers rewrite hours and dates: translate="no", or "yes" where it is a sentence.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Markup is written in JSX; text is never parsed as markup.',
  },
  {
    selector: 'TSEnumDeclaration, TSModuleDeclaration[declare!=true]',
    message: 'Only erasable syntax: Node runs these files as they stand.',
  },
];
