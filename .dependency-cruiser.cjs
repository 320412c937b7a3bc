// The walls between the folders, one rule each. scripts/walls.test.mjs feeds every rule a bad
// sample. Imports of types count too; what public pages may load has its own configuration
// (.dependency-cruiser.static.cjs).
const test = '\\.test\\.tsx?$';

const staffCode =
  '^client/src/(app/admin|pages/admin/|features/(accounts|api|audit|auth|dashboard|erasure|factors|models|reports|settings|staff|[^/]+/manage)/)';
const texts = '^shared/src/messages/[a-z]{2}/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-zod-only',
      comment: 'Both sides run shared code: it may lean on neither, nor on Node or the browser.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: test },
      to: { pathNot: ['^shared/src/', '^node_modules/zod/'] },
    },
    {
      name: 'client-never-imports-server',
      comment: 'They meet over HTTP; what both need lives in shared.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-client',
      comment: 'They meet over HTTP; what both need lives in shared.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-ui-and-lib-know-no-feature',
      comment: 'The design system and the libraries serve every feature alike.',
      severity: 'error',
      from: { path: '^client/src/(ui|lib)/' },
      to: { path: '^client/src/(features|pages|app)/' },
    },
    {
      name: 'client-features-know-no-page',
      comment: 'Pages compose features, never the other way round.',
      severity: 'error',
      from: { path: '^client/src/features/' },
      to: { path: '^client/src/(pages|app)/' },
    },
    {
      name: 'client-features-stay-apart',
      comment: 'What two features need belongs in ui, lib or shared; a page brings two together.',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'public-half-imports-no-staff-texts',
      comment: 'A visitor never pays for the texts of the back office.',
      severity: 'error',
      from: { path: '^client/src/(app|features|pages)/', pathNot: [staffCode, test] },
      to: { path: `${texts}staff/` },
    },
    {
      name: 'staff-half-imports-no-public-texts',
      comment: 'What both halves say stands in messages/en/common.',
      severity: 'error',
      from: { path: staffCode, pathNot: test },
      to: { path: `${texts}public/` },
    },
    {
      name: 'client-imports-no-server-texts',
      comment: 'What the server says, it sends.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: `${texts}server/` },
    },
    {
      name: 'texts-come-by-locale',
      comment:
        'Definitions and the server know every language at once: they ask messagesIn(locale). Only the client is built with one.',
      severity: 'error',
      from: {
        path: '^(shared|server)/src/',
        pathNot: [texts, '^shared/src/messages/messages-in\\.ts$', test],
      },
      to: { path: texts, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'texts-lean-on-types',
      comment:
        'Texts are leaves: of definitions they know the types; what they format, money, time and text do.',
      severity: 'error',
      from: { path: texts },
      to: {
        path: '^shared/src/',
        pathNot: '^shared/src/(messages|money|time|text|dealership)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'texts-of-one-reader',
      comment: 'Texts of one reader would bring those of another into a chunk.',
      severity: 'error',
      from: { path: `${texts}([^/]+)/` },
      to: { path: texts, pathNot: `${texts}($1|common)/` },
    },
    {
      name: 'server-errors-import-nothing',
      comment: 'Every room may fail: what they throw leans on shared alone.',
      severity: 'error',
      from: { path: '^server/src/errors/' },
      to: { pathNot: ['^server/src/errors/', '^shared/src/'] },
    },
    {
      name: 'server-db-and-storage-know-no-http',
      comment: 'Commands and jobs keep data too, with nobody asking over HTTP.',
      severity: 'error',
      from: { path: '^server/src/(db|storage)/', pathNot: test },
      to: { path: '^server/src/(http|audit|jobs)/' },
    },
    {
      name: 'server-base-knows-no-feature',
      comment: 'They serve every feature alike.',
      severity: 'error',
      from: { path: '^server/src/(http|db|storage|jobs|audit|pdf|workers)/', pathNot: test },
      to: { path: '^server/src/(features|site|seed|commands)/' },
    },
    {
      name: 'server-features-know-no-page',
      comment: 'site makes documents of what features serve, never the other way round.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: test },
      to: { path: '^server/src/(site|seed|commands)/' },
    },
    {
      name: 'server-features-stay-apart',
      comment:
        'What two features need belongs in a room below them or in shared; app.ts joins them.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: test },
      to: { path: '^server/src/features/', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules in a circle cannot be understood or tested one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      comment: 'An import that cannot be followed is one that no wall can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
