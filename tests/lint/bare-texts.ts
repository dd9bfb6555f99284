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

  /** Places, as `file:line code`. */
  find(): string[] {
    return this.#sources.flatMap((source) => {
      const found: string[] = [];
      const visit = (node: ts.Node) => {
        for (const one of this.#foundIn(node)) {
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
