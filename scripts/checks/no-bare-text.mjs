// The rule `dealership/no-bare-text` (rules: translated-pages): a text beside content that comes and goes needs an
// element of its own. A browser's translation replaces the texts of a page that React knows, and React looks for one
// of them when its neighbour comes or goes.

/** @typedef {import('./lint-rules.mjs').Node} Node */
/** @typedef {import('./lint-rules.mjs').Context} Context */
/**
 * The possible content of a child of an element.
 *
 * `isLoose`: a text in a fragment, which React keeps as a node of its own even if it is alone.
 *
 * @typedef {{ isText: boolean, isLoose: boolean, isElement: boolean, comesAndGoes: boolean }} Content
 */

/** @type {Content} */
const nothing = { isText: false, isLoose: false, isElement: false, comesAndGoes: false };
/** @type {Content} */
const element = { isText: false, isLoose: false, isElement: true, comesAndGoes: false };
/** Unknown content may be a text. @type {Content} */
const text = { isText: true, isLoose: false, isElement: false, comesAndGoes: false };
/** @type {Content} */
const absent = { isText: false, isLoose: false, isElement: false, comesAndGoes: true };

const bareText =
  'A text beside what comes and goes has an element of its own: in a page that the browser translates, React cannot find it.';

/** @type {import('./lint-rules.mjs').Rule} */
export const noBareText = {
  // A misspelt option refuses more code than meant, which is noticed at once.
  meta: { schema: false },
  create(context) {
    const check = (/** @type {Node} */ parent) => {
      /** @type {(Content & { node: Node })[]} */
      const children = parent.children.map((/** @type {Node} */ node) => ({
        node,
        ...contentOf(node, context),
      }));
      const shown = children.filter(({ isText, isElement }) => isText || isElement);
      const isMoving = shown.length > 1 && shown.some(({ comesAndGoes }) => comesAndGoes);
      for (const { node, isText, isLoose, comesAndGoes } of shown) {
        if ((isMoving && isText) || (isLoose && comesAndGoes)) {
          context.report({ node, message: bareText });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** @type {(node: Node, context: Context) => Content} */
function contentOf(node, context) {
  const of = (/** @type {Node} */ part) => contentOf(part, context);
  switch (node?.type) {
    case undefined:
    case 'JSXEmptyExpression':
      return nothing;
    case 'JSXText':
      // Blanks with a line break are only formatting of the code.
      return /^\s*\n\s*$/.test(node.value) ? nothing : text;
    case 'JSXElement':
      return element;
    case 'JSXFragment':
      return inFragment(node.children.map(of));
    case 'ChainExpression':
    case 'JSXExpressionContainer':
      return of(node.expression);
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean' ? absent : text;
    case 'LogicalExpression':
      return join([node.operator === '&&' ? absent : of(node.left), of(node.right)]);
    case 'ConditionalExpression': {
      const both = join([of(node.consequent), of(node.alternate)]);
      // An element that replaces another one, or a text.
      return { ...both, comesAndGoes: both.comesAndGoes || both.isElement };
    }
    case 'CallExpression':
      return calledContent(node, context);
    case 'Identifier': {
      if (node.name === 'undefined') return absent;
      if (isGivenElement(node, context)) return element;
      const made = constantOf(node, context);
      return made && made.type !== 'Identifier' ? of(made) : text;
    }
    default:
      return text;
  }
}

/** @type {(call: Node, context: Context) => Content} */
function calledContent({ callee, arguments: [first] }, context) {
  if (callee.name === 'createPortal') return nothing;
  if (isGivenElement(callee.property ?? callee, context)) return element;
  const isList = callee.type === 'MemberExpression' && /^(map|flatMap)$/.test(callee.property.name);
  const given = isList ? first : callee;
  const made = given?.type === 'Identifier' ? constantOf(given, context) : given;
  const content = /Function/.test(made?.type ?? '') ? returnedContent(made, context) : text;
  return isList ? join([absent, content]) : content;
}

/**
 * @param {Node} made a function
 * @param {Context} context
 * @returns {Content}
 */
function returnedContent({ body }, context) {
  if (body.type !== 'BlockStatement') return contentOf(body, context);
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? contentOf(last.argument, context) : text;
}

/**
 * @param {Node} identifier
 * @param {Context} context
 * @returns {Node} the value of a constant, or a function
 */
function constantOf(identifier, context) {
  const found = definitionOf(identifier, context);
  if (found?.type === 'FunctionName') return found.node;
  const isConstant = found?.parent?.kind === 'const' && found.node.id.type === 'Identifier';
  return isConstant ? found.node.init : undefined;
}

/**
 * Whether a name is listed in the options as giving elements, or is a parameter with a type that React draws: a text
 * that is passed there is checked where it is written.
 * @param {Node} identifier
 * @param {Context} context
 */
function isGivenElement(identifier, context) {
  const [{ elements = [] } = {}] = context.options;
  if (elements.includes(identifier.name)) return true;
  const found = definitionOf(identifier, context);
  if (found?.type !== 'Parameter') return false;
  const { sourceCode } = context;
  const type = found.node.params
    .map((/** @type {Node} */ param) => param.typeAnnotation?.typeAnnotation)
    .find((/** @type {Node} */ each) => each !== undefined);
  const declared = sourceCode.ast.body
    .map((/** @type {Node} */ each) => each.declaration ?? each)
    .find((/** @type {Node} */ each) => each.id && each.id.name === type?.typeName?.name);
  const members = type?.members ?? declared?.body?.body ?? [];
  const member = members.find((/** @type {Node} */ each) => each.key?.name === identifier.name);
  return member !== undefined && /\b(ReactNode|ReactElement)\b/.test(sourceCode.getText(member));
}

/**
 * @param {Node} identifier
 * @param {Context} context
 * @returns {Node} where a name is defined
 */
function definitionOf(identifier, context) {
  let scope = context.sourceCode.getScope(identifier);
  while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
  return scope?.set.get(identifier.name)?.defs[0];
}

/** @param {Content[]} contents @returns {Content} */
function inFragment(contents) {
  const joined = join(contents);
  return { ...joined, isLoose: joined.isText };
}

/** @param {Content[]} contents @returns {Content} */
function join(contents) {
  return {
    isLoose: contents.some(({ isLoose }) => isLoose),
    isText: contents.some(({ isText }) => isText),
    isElement: contents.some(({ isElement }) => isElement),
    comesAndGoes: contents.some(({ comesAndGoes }) => comesAndGoes),
  };
}
