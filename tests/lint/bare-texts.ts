import { relative } from 'node:path';
import ts from 'typescript';

/**
 * Finds texts that a translating browser would break. It puts a node of its own in the place of each text, so React
 * can change a text, or put something before it, only where the text is its element's sole child.
 */
export class BareTexts {
  readonly #root: string;
  readonly #checker: ts.TypeChecker;
  readonly #sources: readonly ts.SourceFile[];

  constructor(root: string, files: readonly string[], options: ts.CompilerOptions) {
    const program = ts.createProgram(files, options);
    this.#root = root;
    this.#checker = program.getTypeChecker();
    this.#sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
  }

  /** Bare texts, as `file:line code`. */
  find(): string[] {
    return this.#places((node) => this.#foundIn(node));
  }

  /** Dates, times, prices, names and addresses that stand alone in an element which does not say whether to translate them. */
  findUnmarked(): string[] {
    return this.#places((node) => {
      if (!ts.isJsxElement(node) || isMarked(node)) return [];
      const [child, ...others] = node.children.filter((one) => !isBlank(one));
      const value = child && others.length === 0 && ts.isJsxExpression(child) ? child.expression : undefined;
      return value && this.#isData(value) ? [value] : [];
    });
  }

  #places(foundIn: (node: ts.Node) => readonly ts.Node[]): string[] {
    return this.#sources.flatMap((source) => {
      const found: string[] = [];
      const visit = (node: ts.Node) => {
        for (const one of foundIn(node)) {
          const line = source.getLineAndCharacterOfPosition(one.getStart()).line + 1;
          found.push(`${relative(this.#root, source.fileName)}:${line} ${one.getText().replace(/\s+/gu, ' ').trim()}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
  }

  #foundIn(node: ts.Node): readonly ts.Node[] {
    if (isComponent(node)) {
      const signature = this.#checker.getSignatureFromDeclaration(node);
      const isText = signature && this.#holds(this.#checker.getReturnTypeOfSignature(signature), TEXT);
      return isText ? [node.name ?? node] : [];
    }
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
    const children = node.children.filter((child) => !isBlank(child));
    // What a fragment holds stands beside whatever is around it, and texts of a list beside each other.
    if (children.length < 2 && ts.isJsxElement(node) && !children.some((child) => this.#isList(child))) return [];
    const areAllFixed =
      !isPassingFragment(node) && children.every((child) => isFixedText(child) || this.#isFixedElement(child));
    return areAllFixed ? [] : children.filter((child) => this.#isText(child));
  }

  /** Also a constant that holds it. Sentences, which a translator has to read, are calls of `t`. */
  #isData(value: ts.Expression): boolean {
    if (ts.isIdentifier(value)) {
      const held = this.#checker.getSymbolAtLocation(value)?.valueDeclaration;
      return (
        held !== undefined && ts.isVariableDeclaration(held) && !!held.initializer && this.#isData(held.initializer)
      );
    }
    if (ts.isParenthesizedExpression(value)) return this.#isData(value.expression);
    if (ts.isTemplateExpression(value)) return value.templateSpans.every(({ expression }) => this.#isData(expression));
    if (ts.isConditionalExpression(value)) {
      const shown = [value.whenTrue, value.whenFalse].filter((one) => one.kind !== ts.SyntaxKind.NullKeyword);
      return shown.length > 0 && shown.every((one) => this.#isData(one));
    }
    if (!ts.isCallExpression(value)) return FILE_NAME.test(value.getText());
    const [first] = value.arguments;
    const name = value.expression.getText();
    return name === 'sentenceCase' && first ? this.#isData(first) : DATA.test(name);
  }

  #isText(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return true;
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    return this.#holds(this.#checker.getTypeAtLocation(child.expression), TEXT);
  }

  #isList(child: ts.JsxChild): boolean {
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    return this.#checker.isArrayType(this.#checker.getTypeAtLocation(child.expression));
  }

  /** An element that is always there: none of ours that may draw nothing. */
  #isFixedElement(child: ts.JsxChild): boolean {
    if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false;
    const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
    const signatures = this.#checker.getTypeAtLocation(tagName).getCallSignatures();
    const isOurs = (one: ts.Signature) => !one.getDeclaration()?.getSourceFile().fileName.includes('/node_modules/');
    return !signatures.some((one) => isOurs(one) && this.#holds(one.getReturnType(), ts.TypeFlags.Null));
  }

  #holds(type: ts.Type, flags: ts.TypeFlags): boolean {
    const parts = type.isUnion() ? type.types : [type];
    // ReactNode: whoever fills the slot sees to it.
    if (parts.some((part) => part.symbol?.name === 'Iterable')) return false;
    return parts.some((part) => {
      const [item] = this.#checker.isArrayType(part) ? this.#checker.getTypeArguments(part as ts.TypeReference) : [];
      if (item) return this.#holds(item, flags);
      return !(part.isStringLiteral() && part.value.trim() === '') && (part.flags & flags) !== 0;
    });
  }
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** What gives dates, times, prices, names and addresses. A distance ("in 3 days") is words. */
const DATA = /^(format(?!Distance)[A-Z]\w*|wallTime(Range)?Label|partyName|shownEmail)$/u;
const FILE_NAME = /(^|\.)file\??\.name$/u;

/** The element or one around it says. */
function isMarked(node: ts.Node): boolean {
  for (let one = node; !ts.isSourceFile(one); one = one.parent) {
    const attributes = ts.isJsxElement(one) ? one.openingElement.attributes.properties : [];
    if (attributes.some(({ name }) => name?.getText() === 'translate')) return true;
  }
  return false;
}

function isComponent(node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction {
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/u.test(node.name?.text ?? '');
  return (
    ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && /^[A-Z]/u.test(node.parent.name.getText())
  );
}

/** A fragment that comes and goes: its texts are then taken out of the element around it. */
function isPassingFragment(node: ts.JsxElement | ts.JsxFragment): boolean {
  if (!ts.isJsxFragment(node)) return false;
  let parent: ts.Node = node.parent;
  while (ts.isParenthesizedExpression(parent)) ({ parent } = parent);
  return ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent);
}

/** Whitespace, which is not translated, and comments. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  if (!ts.isJsxExpression(child)) return false;
  return !child.expression || (ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === '');
}

/** A text that is the same as long as the page is shown: `t('key')`, a separator. */
function isFixedText(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return true;
  const text = ts.isJsxExpression(child) ? child.expression : undefined;
  if (!text || !ts.isCallExpression(text)) return text !== undefined && ts.isStringLiteralLike(text);
  const [key, options] = text.arguments;
  const isPlain = !options || /^\{ ns: '[^']*' \}$/u.test(options.getText());
  return key !== undefined && ts.isStringLiteralLike(key) && isPlain;
}
