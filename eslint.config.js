import { basename } from 'node:path';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noBareText } from './scripts/no-bare-text.mjs';
import { noLiteralText } from './scripts/no-literal-text.mjs';

const tests = ['**/*.test.{ts,tsx,mjs}', '**/test/**', 'client/e2e/**'];
const toolConfigs = ['*.config.{ts,js}', 'client/*.config.ts'];
const databaseCode = ['server/src/{db,seed}/**', 'server/src/**/*-repository.ts'];

// no-restricted-syntax is one rule: a later entry of this list replaces an earlier one whole, so
// each area names all it forbids.
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: one name for one thing, everywhere.',
};
const noBarrel = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrel files: only shared/src/index.ts re-exports. Import from the file itself.',
};
const noQuery = {
  selector:
    'TaggedTemplateExpression[tag.name="sql"], CallExpression[callee.property.name=/^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/]',
  message: 'SQL stands only in *-repository.ts, server/src/db and server/src/seed.',
};

const noTransaction = {
  selector: 'CallExpression[callee.property.name="transaction"]',
  message: 'Use inTransaction (server/src/db/transaction.ts): it tries again after a deadlock.',
};

const noLocalTime = {
  selector:
    'CallExpression[callee.property.name=/^(get(Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)|toLocale(Date|Time)String|to(Date|Time)String)$/], :matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
  message:
    "Days and hours are India's, whatever the zone of the machine: dayOf, timeOf, or a format with a timeZone.",
};

const noDriver = {
  group: ['mysql2', 'mysql2/*', '@photostructure/sqlite'],
  message: 'The drivers are known to server/src/db only.',
};
const noQueryBuilder = {
  group: ['kysely', 'kysely/*'],
  allowTypeImports: true,
  message: 'Kysely is used only in *-repository.ts and server/src/db (its types anywhere).',
};

const unusedMayBe = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** @type {import('eslint').Rule.RuleModule} */
const kebabCaseFileName = {
  meta: { type: 'layout', schema: [] },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (kebabCase.test(name)) return;
      context.report({ node, message: `File names are kebab-case: "${name}".` });
    },
  }),
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'data/',
      'uploads/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    plugins: {
      dealership: {
        rules: {
          'kebab-case-file-name': kebabCaseFileName,
          'no-bare-text': noBareText,
          'no-literal-text': noLiteralText,
        },
      },
    },
    rules: {
      'dealership/kebab-case-file-name': 'error',
      eqeqeq: 'error',
      'no-unused-vars': ['error', unusedMayBe],
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },

  {
    files: ['**/*.{ts,tsx}'],
    // What needs types is checked by oxlint (oxlint.config.ts), in a tenth of the time.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [noDriver, noQueryBuilder] },
      ],
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': ['error', unusedMayBe],
    },
  },

  {
    files: ['{shared,server,client}/src/**'],
    ignores: ['server/src/config.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'server/src/config.ts alone reads and checks the environment.',
        },
      ],
    },
  },
  {
    files: ['server/src/**'],
    ignores: [...databaseCode, ...tests],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noQuery, noTransaction],
    },
  },
  {
    files: databaseCode,
    ignores: ['server/src/db/transaction.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noTransaction] },
  },
  {
    files: databaseCode,
    ignores: ['server/src/db/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noDriver] }] },
  },
  {
    // Kysely's expression builders are made to be taken apart: ({ eb, or }) => ….
    files: databaseCode,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Test rigs make databases of their own; benchmarks measure against the bare drivers.
    files: ['server/src/db/**', 'bench/**', 'scripts/rig/**', ...tests],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['{shared,client}/src/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noLocalTime] },
  },
  {
    files: ['shared/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: ['tools/**'],
    rules: {
      // Each of its folders has an index.
      'no-restricted-syntax': 'off',
      // Pictures are drawn anew when the bundle changes, and it follows the order of the imports.
      '@typescript-eslint/consistent-type-imports': 'off',
      // Its geometry takes items of arrays as there: the rule calls every check of one needless.
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  {
    files: toolConfigs,
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },

  {
    files: ['client/{src,test}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['client/src/**'],
    ignores: [
      // Specimens for developers, in development alone.
      'client/src/pages/design-system/**',
      ...tests,
    ],
    rules: {
      'dealership/no-literal-text': 'error',
      'dealership/no-bare-text': [
        'error',
        // What hooks, screens and callers of a component give is no text.
        { elements: ['button', 'children', 'failureLine', 'foot', 'link', 'render'] },
      ],
    },
  },
  {
    files: ['shared/src/**'],
    ignores: [
      'shared/src/messages/**',
      // Of the dealership, not of a language.
      'shared/src/dealership/dealership.ts',
      // Columns of reports and files, and words that are stored: the same in every language.
      'shared/src/{audit/audit-event,enquiries/report-columns,reports/csv-columns}.ts',
      ...tests,
    ],
    rules: {
      'dealership/no-literal-text': [
        'error',
        // Values of choices (their labels are texts), columns, and what stands in the API's document.
        {
          unreadNames: [
            'columns',
            'exportFormats',
            'names',
            'none',
            'options',
            'OTHER_MODEL',
            'specSections',
            'summary',
            'USER_ID_RULE',
          ],
          unreadCalls: ['enum', 'receivedColumns'],
        },
      ],
    },
  },
  {
    files: ['server/src/{audit,errors,features,http,jobs,site,storage}/**'],
    ignores: [
      // For operators, for databases, made up, stored or of a standard; see record 30.
      'server/src/features/{backup,enquiries/demo}/**',
      'server/src/features/auth/{device,first-staff}.ts',
      'server/src/features/catalogue/documents/pdf-document.ts',
      'server/src/http/{api-document,metrics,request-log}.ts',
      'server/src/site/{site-index,structured-data}.ts',
      'server/src/storage/image-storage.ts',
      ...databaseCode,
      ...tests,
    ],
    rules: {
      'dealership/no-literal-text': [
        'error',
        // Logs, keys of caches and digests, parts of PDFs, headers.
        {
          unreadNames: ['action', 'help', 'limits', 'name', 'slot', 'what'],
          unreadCalls: [
            'log.info',
            'log.warn',
            'log.error',
            'logFailure',
            'StorageUnavailable',
            'createCounter',
            'deletion',
            'get',
            'group',
            'keep',
            'sendPublished',
            'set',
            'tag',
            'update',
          ],
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Silent stand-ins.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
