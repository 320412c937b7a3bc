// `npm run house`: measures how large and how plain the code is, and its goals. `npm test` runs it: it fails if a
// count is above its limit.
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { repoRoot } from './base/run-process.mjs';

/**
 * All code, and the part of it that is the product or builds and starts it: without tests, seed and tools.
 *
 * @typedef {{ path: string, text: string }} File
 * @typedef {{ root: string, code: File[], product: File[] }} House
 */
/**
 * What features added since the product had 100,000 lines. Step 5, the back office: 5,200; step 6, three languages: 16,500,
 * nearly all of them texts; step 7, the honest price: 13,000; step 8, keys, live leads and webhooks: 2,060;
 * branches: 1,250; what people share, calendars, takeout: 2,600.
 */
const laterLines = 5200 + 16_500 + 13_000 + 2060 + 1250 + 2600;

/**
 * Each row has its name and its numbers: at the commit 7c57aec9 (counted in the way of that time, some by hand), the
 * goal, and the limit, above which `npm test` fails. The limit is the present count, until the goal is reached. A list
 * names each place that counts.
 *
 * @typedef {(house: House) => number | readonly string[]} Count
 * @type {readonly [string, [number | string, number, number], Count][]}
 */
const rows = [
  // Lines that are not blank.
  [
    'lines of the product',
    [112_700, 100_000 + laterLines, 100_000 + laterLines],
    ({ product }) => countLines(product),
  ],
  ['steps without a dated file', [236, 0, 0], ({ product }) => findStrangeSteps(product)],
  // The baseline and all code that makes and reads the stored databases of earlier versions, without later steps.
  [
    'lines of baseline and fixtures',
    [3700, 1200, 1200],
    ({ code }) => countLines(code.filter(({ path }) => baselineCode.test(path))),
  ],
  // Spread literals: `...{ a, b }`, `...[a, b]`, `{...{ a, b }}`.
  ['groupings', [463, 0, 0], ({ code }) => code.flatMap(findGroupings)],
  [
    'components over 150 lines',
    [12, 0, 0],
    ({ product }) => product.flatMap((file) => findLongFunctions(file, 150, isComponent)),
  ],
  // Components too; a function inside a long one does not count again.
  [
    'functions over 100 lines',
    [37, 5, 5],
    ({ product }) => product.flatMap((file) => findLongFunctions(file, 100)),
  ],
  [
    'desk functions over 80 lines',
    ['-', 0, 0],
    ({ product }) =>
      product.flatMap((file) => (deskCode.test(file.path) ? findLongFunctions(file, 80) : [])),
  ],
  ['code files in the fullest folder', [73, 20, 20], ({ product }) => countFullest(product)],
  // A React state called busy, busyAt, isBusy, isSaving or isSending.
  [
    'busy states made by hand',
    [39, 0, 0],
    find(/^ +const \[(?:busy\w*|is(?:Busy|Saving|Sending)),.* = useState\b/gm),
  ],
  ['query keys beside query-keys.ts', ['-', 0, 0], find(/\bqueryKey(?:: |=\{)\['.*/gm)],
  ['classes called Stale*', [6, 1, 1], find(/^ *(?:export )?class Stale\w*/gm)],
  // Tables of earlier values.
  ['histories', [4, 1, 1], find(/^ {2}(?:\w+_)?(?:changes|history|versions): \w+Table;$/gm)],
  // The number in CONTRIBUTING.md.
  ['files to add a staff screen', [7, 3, 3], ({ root }) => readScreenFiles(root)],
  // Plugins of the client's build that change the code of a package.
  ['edited sources of packages', [2, 0, 0], (house) => findEditedPackages(house)],
  // px, rem and em of type, gaps, paddings and margins, and 44px anywhere, but for tokens.css; widths and heights in
  // media queries, but for breakpoints.css.
  ['literal sizes in CSS', [979, 200, 172], ({ product }) => product.flatMap(findLiteralSizes)],
  // Without them a declaration is as good as not there.
  ['unknown properties in CSS', ['-', 0, 0], ({ product }) => findUnknownProperties(product)],
  ['records of over 40 lines', ['-', 0, 0], ({ root }) => findLongRecords(root)],
  // Hidden folders belong to git or an editor; files that git ignores do not count.
  ['strange names at the top', ['-', 0, 0], ({ root }) => findStrangeNames(root)],
];

/** The product's own, then those that npm, git, Docker, oxlint, oxfmt, vitest and Playwright look for there. */
const topLevel = new Set(
  `client server shared uploads docs deploy scripts tools
  docker-compose.yml compose.try.yml package.json package-lock.json tsconfig.base.json
  README.md CONTRIBUTING.md CHANGELOG.md
  .git .npmrc .gitignore .env.example Dockerfile .dockerignore .oxlintrc.json .oxfmtrc.json
  vitest.config.ts playwright.config.ts`.split(/\s+/),
);
const notRead = /^(node_modules|dist|out)$/;
const codeName = /\.(tsx?|mjs|css)$/;
const notProduct = /^tools\/|\.test\.|\/(test|e2e|seed)\//;
const deskCode = /^client\/src\/features\/desk\//;
const baselineCode =
  /^server\/(src\/db\/migrations\/\d{4}-\d\d-\d\d-baseline\.ts$|test\/upgrades\/)/;

/** @param {string} [root] */
export function measureHouse(root = repoRoot) {
  const code = ['client', 'server', 'shared', 'scripts', 'tools'].flatMap((folder) =>
    listCode(root, folder),
  );
  const house = { root, code, product: code.filter(({ path }) => !notProduct.test(path)) };
  return rows.map(([what, [before, goal, limit], count]) => {
    const found = count(house);
    const places = typeof found === 'number' ? [] : found;
    const now = typeof found === 'number' ? found : found.length;
    return { what, before, goal, limit, now, places };
  });
}

/** @param {{ now: number, goal: number, limit: number }} row */
export function judge({ now, goal, limit }) {
  // Negated, so that NaN fails.
  if (!(now <= limit)) return limit > goal ? `FAIL: over ${limit}` : 'FAIL';
  return now <= goal ? 'ok' : 'to do';
}

/** @type {(root: string, folder: string) => File[]} */
function listCode(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notRead.test(entry.name) ? [] : listCode(root, path);
    return codeName.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

/** @param {File[]} files */
function countLines(files) {
  return files.reduce((sum, { text }) => sum + (text.match(/^.*\S/gm)?.length ?? 0), 0);
}

/** @type {(pattern: RegExp) => Count} */
function find(pattern) {
  return ({ product }) =>
    product.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
    );
}

/** @param {File[]} files */
function countFullest(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of files.filter((file) => !file.path.endsWith('.css'))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** @param {File[]} files */
function findStrangeSteps(files) {
  const folder = 'server/src/db/migrations/';
  const names = files.flatMap(({ path }) => (path.startsWith(folder) ? [path] : []));
  const list = files.find(({ path }) => path === `${folder}migrations.ts`)?.text ?? '';
  const steps = [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, step]) => `${folder}${step}.ts`);
  return [
    ...steps.filter((step) => !names.includes(step)),
    ...names.filter((name) => !/\/(\d{4}-\d\d-\d\d-[a-z-]+|migrations)\.ts$/.test(name)),
  ];
}

/** @param {File} file */
function findGroupings({ path, text }) {
  // Most files have none and need no parsing.
  if (!/\.\.\.\s*[({[]/.test(text)) return [];
  return findNodes({ path, text }, (node) => {
    if (!ts.isSpreadElement(node) && !ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node))
      return false;
    let spread = node.expression;
    while (
      ts.isAsExpression(spread) ||
      ts.isSatisfiesExpression(spread) ||
      ts.isParenthesizedExpression(spread)
    )
      spread = spread.expression;
    return ts.isObjectLiteralExpression(spread) || ts.isArrayLiteralExpression(spread);
  });
}

/**
 * @param {File} file
 * @param {number} most lines
 * @param {(name: string, path: string) => boolean} [isMeant]
 */
function findLongFunctions({ path, text }, most, isMeant = () => true) {
  if (path.endsWith('.css') || text.split('\n').length <= most) return [];
  return findNodes({ path, text }, (node, source) => {
    if (!ts.isFunctionLike(node) || !('body' in node)) return false;
    const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(node.end).line;
    const name =
      node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    return last - first >= most && isMeant(name?.getText(source) ?? '', path);
  });
}

/** @type {(name: string, path: string) => boolean} */
function isComponent(name, path) {
  return path.endsWith('.tsx') && /^[A-Z]/.test(name);
}

/**
 * @param {File} file
 * @param {(node: ts.Node, source: ts.SourceFile) => boolean} isSought
 * @returns {string[]} the places of the outermost matches
 */
function findNodes({ path, text }, isSought) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const places = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (!isSought(node, source)) {
      ts.forEachChild(node, visit);
      return;
    }
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    places.push(`${path}:${line + 1}`);
  };
  visit(source);
  return places;
}

/** @param {string} root */
function readScreenFiles(root) {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  return Number(/^\*\*A staff screen\*\*[^:]*: (\d+) files/m.exec(text)?.[1]);
}

/** @param {House} house */
function findEditedPackages({ root, product }) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'client/package.json'), 'utf8'));
  const names = new RegExp(`\\bid: /.*(node_modules|${Object.keys(dependencies).join('|')})`);
  const build = product.filter(({ path }) => /^client\/(build\/|[^/]+$)/.test(path));
  return build.flatMap(({ path, text }) =>
    /\b(transform|load)[:(]/.test(text) && names.test(text) ? [path] : [],
  );
}

/** @param {File} file */
function findLiteralSizes({ path, text }) {
  if (!path.endsWith('.css') || /\/(?:tokens|breakpoints)\.css$/.test(path)) return [];
  const lines =
    text.match(
      /^\s*(?:font(?:-size)?|(?:\w+-)?gap|(?:padding|margin)[a-z-]*):.*|^.*:.*\b44px.*|^.*@media.*\b(?:width|height) [<>].*/gm,
    ) ?? [];
  return lines.flatMap((line) =>
    // A line height is not counted.
    [...line.replace(/\/ ?[\d.]+r?em/, '').matchAll(/\b[\d.]+(?:px|r?em)\b/g)].map(
      () => `${path}: ${line.trim()}`,
    ),
  );
}

/**
 * Also the breakpoints in a module that others compose: the build does not know them there.
 *
 * @param {File[]} files
 */
function findUnknownProperties(files) {
  const known = new Set(
    files.flatMap(
      ({ text }) => text.match(/--[\w-]+(?=['"]?\]?:|['"],| \((?:width|height))/g) ?? [],
    ),
  );
  const composed = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/composes: [^;]* from '([^']+)'/g)].map(([, from = '']) =>
        posix.join(posix.dirname(path), from),
      ),
    ),
  );
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bvar\((--[\w-]+)|@media[^{]*\((--[\w-]+)/g)].flatMap(
      ([, property = '', breakpoint = '']) =>
        known.has(property || breakpoint) && !(breakpoint && composed.has(path))
          ? []
          : [`${path}: ${property || breakpoint}`],
    ),
  );
}

/** @param {string} root */
function findLongRecords(root) {
  const folder = join(root, 'docs/decisions');
  return readdirSync(folder).filter(
    (name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length > 40,
  );
}

/** @param {string} root */
function findStrangeNames(root) {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const isHiddenFolder = name.startsWith('.') && !entry.isFile();
    const isIgnored = [name, `${name}/`, `*${extname(name)}`].some((it) => ignored.includes(it));
    return topLevel.has(name) || isHiddenFolder || isIgnored ? [] : [name];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${'what'.padEnd(36)}before      now     goal`);
  for (const row of measureHouse()) {
    const figures = [row.before, row.now, row.goal].map((figure) => String(figure).padStart(9));
    const verdict = judge(row);
    console.log(`${row.what.padEnd(33)}${figures.join('')}  ${verdict}`);
    if (!verdict.startsWith('FAIL')) continue;
    process.exitCode = 1;
    for (const place of row.places) console.log(`  ${place}`);
  }
}
