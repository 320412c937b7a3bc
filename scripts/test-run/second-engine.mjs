/**
 * API tests whose statements other tests also send to MariaDB, with the same kinds of values: `npm test` runs them on
 * SQLite, `npm run test:long` on both. Names of files, in any folder of `server/test`.
 */
export const sameStatements = [
  'admin-command',
  'catalogue',
  'mail',
  'own-pictures',
  'passkeys',
  'password-links',
  'picture-places',
  'published',
  'recovery-codes',
  'report-pdf',
  'second-factor-limit',
  'staff-secrets',
  'totp',
];

/** Tests of HTTP, addresses, permissions and files only: none of their statements differs between the engines. */
export const withoutDatabase = [
  'answer-headers',
  'api-json',
  'bad-requests',
  'demo-facts',
  'documents',
  'hostile-uploads',
  'http-limits',
  'login-crowd',
  'newer-node',
  'object-storage',
  'page-titles',
  'photographs',
  'picture-sizes',
  'price-list-files',
  'proxy',
  'refused-bodies',
  'replaced-files',
  'rights-matrix',
  'robots',
  'route-guard',
  'same-origin',
  'unknown-names',
  'upload-storage',
];
