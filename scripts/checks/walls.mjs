// The walls between the folders, each with the graph of imports that it applies to. walls.test.mjs gives every wall a
// bad sample. As a program, it looks for breaches of all walls in the current folder.
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const test = '\\.test\\.tsx?$';
// Visitors use these features, too: their screens for staff are in a folder `manage`.
const visitorFeatures = '(catalogue|consents|content|enquiries|finance)/';
const staffCode = `^client/src/(app/admin|pages/admin/|features/((?!${visitorFeatures})[^/]+|[^/]+/manage)/)`;
const publicCode = '^client/src/(main\\.tsx$|app/(public|site/)|pages/(public|text)/)';
const texts = '^shared/src/texts/[a-z]{2}/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Wall */

/** Imports of types count, too. @type {Wall[]} */
const imports = [
  {
    name: 'shared-imports-zod-only',
    comment: 'Both sides run shared code: it may lean on neither, nor on Node or the browser.',
    from: { path: '^shared/src/', pathNot: test },
    to: { pathNot: ['^shared/src/', '^node_modules/zod/'] },
  },
  {
    name: 'client-and-server-stay-apart',
    comment: 'They meet over HTTP; what both need lives in shared.',
    from: { path: '^(client|server)/' },
    to: { path: '^(client|server)/', pathNot: '^$1/' },
  },
  {
    name: 'client-ui-and-lib-know-no-feature',
    comment: 'The design system and the libraries serve every feature alike.',
    from: { path: '^client/src/(ui|lib)/' },
    to: { path: '^client/src/(features|pages|app)/' },
  },
  {
    name: 'client-features-know-no-page',
    comment: 'Pages compose features, never the other way round.',
    from: { path: '^client/src/features/' },
    to: { path: '^client/src/(pages|app)/' },
  },
  {
    name: 'client-features-stay-apart',
    comment: 'What two features need belongs in ui, lib or shared; a page brings two together.',
    from: { path: '^client/src/features/([^/]+)/' },
    to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  },
  {
    name: 'public-half-imports-no-staff-texts',
    comment: 'A visitor never pays for the texts of the back office.',
    from: { path: '^client/src/(app|features|pages)/', pathNot: [staffCode, test] },
    to: { path: `${texts}staff/` },
  },
  {
    name: 'staff-half-imports-no-public-texts',
    comment: 'Texts of both halves belong in texts/en/common.',
    from: { path: staffCode, pathNot: test },
    to: { path: `${texts}public/` },
  },
  {
    name: 'client-imports-no-server-texts',
    comment: 'The server sends its own texts.',
    from: { path: '^client/' },
    to: { path: `${texts}server/` },
  },
  {
    name: 'texts-come-by-locale',
    comment:
      'Definitions and the server know every language at once: they ask textsIn(locale). Only the client is built with one.',
    from: {
      path: '^(shared|server)/src/',
      pathNot: [texts, '^shared/src/texts/texts-in\\.ts$', test],
    },
    to: { path: texts, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'texts-lean-on-types',
    comment:
      'Texts are leaves: of definitions they know the types; what they format, money, time and text do.',
    from: { path: texts },
    to: {
      path: '^shared/src/',
      pathNot: '^shared/src/(texts|money|time|text|dealership)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'texts-of-one-reader',
    comment: 'Texts of one reader would bring those of another into a chunk.',
    from: { path: `${texts}([^/]+)/` },
    to: { path: texts, pathNot: `${texts}($1|common)/` },
  },
  {
    name: 'server-errors-import-nothing',
    comment: 'Every room may fail: what they throw leans on shared alone.',
    from: { path: '^server/src/errors/' },
    to: { pathNot: ['^server/src/errors/', '^shared/src/'] },
  },
  {
    name: 'server-db-and-storage-know-no-http',
    comment: 'Commands and jobs keep data too, with nobody asking over HTTP.',
    from: { path: '^server/src/(db|storage)/', pathNot: test },
    to: { path: '^server/src/(http|audit|jobs)/' },
  },
  {
    name: 'server-base-knows-no-feature',
    comment: 'They serve every feature alike.',
    from: { path: '^server/src/(http|db|storage|jobs|audit|pdf|workers)/', pathNot: test },
    to: { path: '^server/src/(features|site|seed|commands)/' },
  },
  {
    name: 'server-features-know-no-page',
    comment: 'site makes documents of what features serve, never the other way round.',
    from: { path: '^server/src/features/', pathNot: test },
    to: { path: '^server/src/(site|seed|commands)/' },
  },
  {
    name: 'server-features-stay-apart',
    comment: 'What two features need belongs in a room below them or in shared; app.ts joins them.',
    from: { path: '^server/src/features/([^/]+)/', pathNot: test },
    to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/' },
  },
  {
    name: 'no-cycles',
    comment: 'Modules in a circle cannot be understood or tested one at a time.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'An import that cannot be followed is one that no wall can judge.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/**
 * What the browser fetches for a page before any interaction: only imports that survive compilation and are not
 * import(). The size step measures the same from the built files.
 * @type {Wall[]}
 */
const loads = [
  {
    name: 'public-code-loads-no-admin',
    comment: 'A visitor never pays for the back office.',
    from: { path: publicCode, pathNot: test },
    to: {
      reachable: true,
      path: '^client/src/(app/admin|pages/admin/|features/(desk|reports|[^/]+/manage)/)|^shared/src/texts/[a-z]{2}/staff/',
    },
  },
  {
    name: 'back-office-loads-no-public-texts',
    comment: 'Texts of both halves belong in texts/en/common.',
    from: { path: '^client/src/(app/admin|pages/admin/)', pathNot: test },
    to: { reachable: true, path: '^shared/src/texts/[a-z]{2}/public/' },
  },
  {
    name: 'public-code-loads-heavy-packages-late',
    comment: 'Import them with import() at the first focus, tap or export that needs them.',
    from: { path: publicCode, pathNot: test },
    to: {
      reachable: true,
      path: 'node_modules/(jspdf|jspdf-autotable|papaparse|axios|react-toastify|@tanstack/react-query)/',
    },
  },
];

/** No two folders depend on each other, except in tests: a test may import from any room. @type {Wall[]} */
const folders = [
  {
    name: 'no-folder-cycles',
    comment:
      'Rooms in a circle are one room: none can be changed or understood without the others.',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
];

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

export const graphs = {
  imports: { walls: imports, options, places: ['shared', 'server', 'client'] },
  loads: {
    walls: loads,
    // The graph goes on to what they import of shared.
    places: ['client/src'],
    options: {
      ...options,
      exclude: { ...options.exclude, dynamic: true },
      tsPreCompilationDeps: false,
    },
  },
  folders: {
    walls: folders,
    places: ['shared/src', 'server/src', 'client/src'],
    options: { ...options, exclude: { path: `(^|/)(dist|test|e2e)/|${test}` } },
  },
};

/**
 * @param {keyof typeof graphs} name
 * @param {import('dependency-cruiser').OutputType} [outputType] without one, modules and imports as they are
 */
export function readGraph(name, outputType) {
  const { walls, options, places } = graphs[name];
  const forbidden = walls.map((wall) => ({ ...wall, severity: /** @type {const} */ ('error') }));
  return cruise(
    places,
    { ...options, validate: true, ruleSet: { forbidden }, ...(outputType && { outputType }) },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.base.json') },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of /** @type {(keyof typeof graphs)[]} */ (Object.keys(graphs))) {
    const { output, exitCode } = await readGraph(name, 'err-long');
    if (exitCode === 0) continue;
    console.log(output);
    process.exitCode = 1;
  }
}
