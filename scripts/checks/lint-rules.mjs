// Our own rules for oxlint, `dealership/…`; .oxlintrc.json names the places of each.
import { basename } from 'node:path';
import { noBareText } from './no-bare-text.mjs';
import { noLiteralText } from './no-literal-text.mjs';

/**
 * Rules have the form of ESLint's.
 *
 * @typedef {any} Node of the syntax tree, with its `parent`
 * @typedef {{ filename: string, options: any[], sourceCode: any, report: (found: object) => void }} Context
 * @typedef {{ meta?: object, create: (context: Context) => Record<string, (node: Node) => void> }} Rule
 */

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const oddWords =
  /what stands|\b(?:whoever|press(?:es|ed)?|ticks?|ticked|(?:some|any|every)body|by (?:itself|themselves)|(?:is|are|be) told of|given up|nobody yet|e-mail)\b/i;
const query = /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const localTime =
  /^(get(Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)|toLocale(Date|Time)String|to(Date|Time)String)$/;

const plugin = {
  meta: { name: 'dealership' },
  rules: {
    'kebab-case-file-name': refuse(
      'Program',
      'File names are kebab-case.',
      (_, { filename }) => !kebabCase.test(basename(filename)),
    ),
    'no-bare-text': noBareText,
    'no-barrel': refuse(
      'ExportAllDeclaration, ExportNamedDeclaration[source]',
      'No barrel files: only shared/src/index.ts re-exports. Import from the file itself.',
    ),
    'no-default-export': refuse(
      'ExportDefaultDeclaration',
      'Named exports only: one name for one thing, everywhere.',
    ),
    'no-grouping': refuse(
      'SpreadElement, JSXSpreadAttribute',
      'Write the properties or items themselves: in a literal that is spread, no misspelt key is found.',
      ({ argument }) => /^(Object|Array)Expression$/.test(withoutTypes(argument).type),
    ),
    'no-literal-text': noLiteralText,
    'no-local-time': refuse(
      `CallExpression[callee.property.name=${localTime}], :matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))`,
      "Days and hours are India's, whatever the zone of the machine: dayOf, timeOf, or a format with a timeZone.",
    ),
    'plain-words': refuse(
      'Literal, TemplateElement',
      'Write it in the words of CONTRIBUTING.md: verb first, a noun for the thing, “someone”, “email”, “tap”, “select”.',
      ({ value }) => oddWords.test(value?.cooked ?? value),
    ),
    'no-query': refuse(
      `TaggedTemplateExpression[tag.name="sql"], CallExpression[callee.property.name=${query}]`,
      'SQL belongs only in *-repository.ts, server/src/db and server/src/seed.',
    ),
    'no-transaction': refuse(
      'CallExpression[callee.property.name="transaction"]',
      'Use inTransaction (server/src/db/transaction.ts): it tries again after a deadlock.',
    ),
  },
};
// oxlint takes a plugin's default export.
// oxlint-disable-next-line dealership/no-default-export
export default plugin;

/**
 * @param {string} selector in the form of ESLint's `no-restricted-syntax`
 * @param {string} message
 * @param {(node: Node, context: Context) => boolean} isRefused
 * @returns {Rule}
 */
function refuse(selector, message, isRefused = () => true) {
  return {
    create: (context) => ({
      [selector](node) {
        if (isRefused(node, context)) context.report({ node, message });
      },
    }),
  };
}

/**
 * @param {Node} node
 * @returns {Node} the node without `as`, `satisfies` and `!`
 */
function withoutTypes(node) {
  const isTyped = /^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
  return isTyped ? withoutTypes(node.expression) : node;
}
