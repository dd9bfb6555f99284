import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** Rules that only hold others, or that nothing outside can notice. */
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

/** Whether each alternative begins inside the remote. */
const areOwn = (selectors: readonly Selector[], prefix: string): boolean =>
  selectors.every((selector) => staysInside(selector, prefix));

/** A class of the remote's own CSS modules; in a nested rule the one around it, which is looked at by itself. */
const isOwn = (part: SelectorComponent, prefix: string): boolean => {
  if (part.type === 'class') return part.name.startsWith(prefix);
  if (part.type === 'nesting') return true;
  return (
    part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && areOwn(part.selectors, prefix)
  );
};

/** Whether what a selector styles has a class of the remote, or stands below an element that has one. */
function staysInside(selector: Selector, prefix: string): boolean {
  let where: 'outside' | 'own' | 'below' = 'outside';
  let hasOwn = false;
  for (const part of selector) {
    if (part.type !== 'combinator') hasOwn ||= isOwn(part, prefix);
    else if (part.value === 'descendant' || part.value === 'child') {
      where = hasOwn || where !== 'outside' ? 'below' : 'outside';
      hasOwn = false;
    } else if (part.value === 'next-sibling' || part.value === 'later-sibling') {
      // What stands beside the remote's outermost element is the shell's.
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

/** What a rule that is no style reaches outside by: names that the whole document shares. */
function foreignName(rule: Rule, name: string): string | undefined {
  const isNamed = (given: string | undefined): boolean => given === name || given?.startsWith(`${name}_`) === true;
  if (rule.type === 'layer-block') return isNamed(rule.value.name?.[0]) ? undefined : '@layer';
  if (rule.type === 'layer-statement')
    return rule.value.names.every(([first]) => isNamed(first)) ? undefined : '@layer';
  if (rule.type === 'keyframes') return isNamed(rule.value.name.value) ? undefined : '@keyframes';
  return harmless.includes(rule.type) ? undefined : `@${rule.type}`;
}

/**
 * What in a sheet of a remote reaches outside it, a sentence each: selectors that begin with none of its classes, layers and animations that
 * are not its own, rules for the whole document.
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
