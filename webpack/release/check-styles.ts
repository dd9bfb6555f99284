import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** At-rules that only contain others, or without an effect outside. */
const harmless = [
  'style',
  'nesting',
  'nested-declarations',
  'media',
  'supports',
  'container',
  'starting-style',
  'ignored',
];

/** Whether each selector of the list starts with a class of the remote. */
const areOwn = (selectors: readonly Selector[], prefix: string): boolean =>
  selectors.every((selector) => staysInside(selector, prefix));

/** A class of the remote's own CSS modules; in a nested rule that of its parent, which is checked by itself. */
const isOwn = (part: SelectorComponent, prefix: string): boolean => {
  if (part.type === 'class') return part.name.startsWith(prefix);
  if (part.type === 'nesting') return true;
  return (
    part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && areOwn(part.selectors, prefix)
  );
};

/** Whether the target of a selector has a class of the remote, or is a descendant of an element that has one. */
function staysInside(selector: Selector, prefix: string): boolean {
  let where: 'outside' | 'own' | 'below' = 'outside';
  let hasOwn = false;
  for (const part of selector) {
    if (part.type !== 'combinator') hasOwn ||= isOwn(part, prefix);
    else if (part.value === 'descendant' || part.value === 'child') {
      where = hasOwn || where !== 'outside' ? 'below' : 'outside';
      hasOwn = false;
    } else if (part.value === 'next-sibling' || part.value === 'later-sibling') {
      // Siblings of the remote's root element belong to the shell.
      where = where === 'below' ? 'below' : 'outside';
      hasOwn = false;
    }
  }
  return hasOwn || where === 'below';
}

const combinators: Readonly<Record<string, string>> = { child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' };

const textOf = (selector: Selector): string =>
  selector
    .map((part) => {
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'id') return `#${part.name}`;
      if (part.type === 'combinator') return combinators[part.value] ?? ' ';
      if (part.type === 'universal') return '*';
      if (part.type === 'nesting') return '&';
      if (part.type === 'attribute') return `[${part.name}]`;
      if (part.type === 'pseudo-class') return `:${part.kind}`;
      return part.type === 'type' ? part.name : '';
    })
    .join('');

/** At-rules that affect the whole document: names shared by all sheets. */
function foreignName(rule: Rule, name: string): string | undefined {
  const isNamed = (given: string | undefined): boolean => given === name || given?.startsWith(`${name}_`) === true;
  if (rule.type === 'layer-block') return isNamed(rule.value.name?.[0]) ? undefined : '@layer';
  if (rule.type === 'layer-statement')
    return rule.value.names.every(([first]) => isNamed(first)) ? undefined : '@layer';
  if (rule.type === 'keyframes') return isNamed(rule.value.name.value) ? undefined : '@keyframes';
  return harmless.includes(rule.type) ? undefined : `@${rule.type}`;
}

/**
 * Problems of a remote's sheet, a sentence each: selectors that start with none of its classes, foreign layers and
 * animations, rules for the whole document.
 */
export function foreignStyles(file: string, css: Uint8Array, name: string): string[] {
  const wrong = new Set<string>();
  transform({
    filename: file,
    code: css,
    visitor: {
      Rule: (rule) => {
        const foreign = foreignName(rule, name);
        if (foreign !== undefined) wrong.add(foreign);
        if (rule.type !== 'style') return;
        for (const selector of rule.value.selectors)
          if (!staysInside(selector, `${name}__`)) wrong.add(textOf(selector));
      },
    },
  });
  return [...wrong].map((what) => `${file}: ${what} reaches outside the remote; style classes of its own CSS modules`);
}

/** The same for all sheets of a build. */
export async function checkStyles(directory: string, files: readonly string[], name: string): Promise<string[]> {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const checks = sheets.map(async (file) => foreignStyles(file, await readFile(join(directory, file)), name));
  return (await Promise.all(checks)).flat();
}
