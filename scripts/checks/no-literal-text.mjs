// The rule `dealership/no-literal-text`: texts that people read or hear are under keys in shared/src/texts, never in
// other code. No rule can tell a text from a code by its letters alone, so the place decides first: visible content
// (of an element, `aria-label`, `title: …`) may have no letter, invisible values (a class, a call of the DOM, a
// comparison) may have any, and in all other places strings that look like texts are refused.

/** @typedef {import('./lint-rules.mjs').Node} Node */

/** Attributes, properties and variables whose strings are shown or read out. */
const readName =
  /^(alt|caption|description|empty|heading|hint|intro|label|lead|legend|message|note|placeholder|prompt|subject|text|title|innerText|textContent|aria-(label|description|placeholder|roledescription|valuetext))$|(Alt|Caption|Description|Heading|Hint|Label|Lead|Message|Note|Placeholder|Prompt|Text|Texts|Title)$/;

/** Attributes, properties and variables whose strings only programs read. */
const unreadNames = `
  className style cssText font fontFamily transition transform animation
  d viewBox points preserveAspectRatio fill stroke sizes srcSet imageSizes media accept
  key rel allow sandbox autoComplete aria-controls aria-describedby aria-labelledby`;

/** Functions and methods whose strings only programs or developers read, some of them with their object. */
const unreadCalls = `
  Error TypeError RangeError DOMException RegExp URL console.log console.warn console.error
  querySelector querySelectorAll closest matches matchMedia getElementById createElement getContext
  addEventListener removeEventListener getAttribute hasAttribute removeAttribute insertRule
  includes startsWith endsWith indexOf split replace replaceAll
  supports locks.request DateTimeFormat NumberFormat`;

const letter = /\p{L}/u;
const twoWords = /\p{L}[\p{L}\p{M}’')”]*[,.;:!?…]?\s+[(‘“]?\p{L}/u;
const oneWord = /^\p{Lu}\p{Ll}+(\.\.\.|[.:!?…])?$/u;
const besideValue = /(^|[^\p{L}])\p{L}{2,}[,.:;!?]?\s+$|^\s+\(?\p{L}{2,}|\s\p{L}{2,}\s/u;
/** Addresses, selectors, calls, media types with parameters and CSS. */
const code =
  /^[./#[<@(]|^(DELETE|GET|HEAD|PATCH|POST|PUT) |:\/\/|[{}=|\\]|\d(px|rem|em|deg|ms|vw|vh)\b/;
/** The path data of a drawing. */
const drawing = /^(?!.*[a-z]{3})[MLHVCSQTAZ\d\s.,-]*\d[MLHVCSQTAZ\d\s.,-]*$/i;
/** The level of a heading, a colour, the path of a file: never a text, in any place. */
const never = /^h[1-6]$|^#[\da-f]{3,8}$|^[\w./-]+\.\w+$/i;

/** @type {import('./lint-rules.mjs').Rule} */
export const noLiteralText = {
  // A misspelt option refuses more code than meant, which is noticed at once.
  meta: { schema: false },
  create(context) {
    const [options = {}] = context.options;
    const ways = {
      unreadNames: new Set([...wordsOf(unreadNames), ...(options.unreadNames ?? [])]),
      unreadCalls: new Set([...wordsOf(unreadCalls), ...(options.unreadCalls ?? [])]),
    };
    const report = (/** @type {Node} */ node, /** @type {string} */ text) => {
      const message = `A text that people read belongs under a key in shared/src/texts: “${text.trim()}”.`;
      context.report({ node, message });
    };

    return {
      JSXText(/** @type {Node} */ node) {
        if (letter.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string' || !isReadable(node.value)) return;
        const place = placeOf(node, ways);
        if (place === 'read' || (place === 'open' && readsAsText(node.value))) {
          report(node, node.value);
        }
      },
      TemplateLiteral(node) {
        /** @type {string[]} */
        const parts = node.quasis.map((/** @type {Node} */ { value }) => value.cooked ?? '');
        const whole = parts.join('0');
        if (!isReadable(whole)) return;
        const place = placeOf(node, ways);
        if (place === 'unread') return;
        const isText =
          readsAsText(whole) ||
          (parts.length > 1 && !code.test(whole) && parts.some((part) => besideValue.test(part)));
        if (place === 'read' || isText) report(node, parts.join('…'));
      },
    };
  },
};

/** @param {string} text */
function isReadable(text) {
  return letter.test(text) && !drawing.test(text) && !never.test(text);
}

/** @param {string} text */
function readsAsText(text) {
  return !code.test(text) && (twoWords.test(text) || oneWord.test(text));
}

/**
 * Who reads a string in this place: people (`read`), programs (`unread`), or unknown (`open`).
 * @type {(literal: Node, ways: { unreadNames: Set<string>, unreadCalls: Set<string> }) => 'read' | 'unread' | 'open'}
 */
function placeOf(literal, { unreadNames, unreadCalls }) {
  let node = literal;
  /** Whether the value of `node` is still the string itself, or one of several. */
  let isDirect = true;
  for (let parent = node.parent; parent; node = parent, parent = node.parent) {
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'TaggedTemplateExpression':
        return 'unread';
      case 'ExportNamedDeclaration':
        return isDirect ? 'unread' : 'open';
      case 'ExpressionStatement':
        return parent.directive ? 'unread' : 'open';
      case 'SwitchCase':
        return parent.test === node ? 'unread' : 'open';
      case 'BinaryExpression':
        if (parent.operator !== '+') return 'unread';
        break;
      case 'TSSatisfiesExpression':
        // A word of a list, such as the name of an action.
        if (node === literal) return 'unread';
        break;
      case 'ConditionalExpression':
        if (parent.test === node) return 'open';
        break;
      case 'MemberExpression':
        if (parent.property === node) return 'unread';
        isDirect = false;
        break;
      case 'CallExpression':
      case 'NewExpression':
        if (namesOf(parent.callee).some((name) => unreadCalls.has(name))) return 'unread';
        isDirect = false;
        break;
      case 'JSXElement':
      case 'JSXFragment':
        return isDirect ? 'read' : 'open';
      case 'Property':
      case 'PropertyDefinition':
      case 'JSXAttribute':
      case 'VariableDeclarator':
      case 'AssignmentPattern':
      case 'AssignmentExpression': {
        if (parent.key === node) return 'unread';
        const name = nameOf(parent.key ?? parent.name ?? parent.id ?? parent.left);
        if (unreadNames.has(name)) return 'unread';
        // The value of a control; in other places a value may be visible.
        if (parent.type === 'JSXAttribute' && name === 'value') return 'unread';
        if (isDirect && readName.test(name)) return 'read';
        isDirect = false;
        break;
      }
      case 'ArrowFunctionExpression':
        if (parent.body !== node || !isDirect) return 'open';
        break;
      case 'BlockStatement':
      case 'Program':
        return 'open';
    }
  }
  return 'open';
}

/** @param {string} list */
function wordsOf(list) {
  return list.trim().split(/\s+/);
}

/** @param {Node} callee `console.log` is `log`, too */
function namesOf(callee) {
  const name = nameOf(callee);
  return callee.type === 'MemberExpression' ? [name, `${nameOf(callee.object)}.${name}`] : [name];
}

/** @param {Node} node its name is that of a called, named or assigned value */
function nameOf(node) {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    case 'MemberExpression':
      return nameOf(node.property);
    default:
      return '';
  }
}
