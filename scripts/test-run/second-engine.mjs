/**
 * API tests whose every statement of the product others send to MariaDB as well, with the same kinds of values:
 * `npm test` takes them on SQLite, `npm run test:long` on both. Names of files, in whatever folder of `server/test`.
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

/** What HTTP, addresses, rights and files alone decide: no statement of these tests differs between the engines. */
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
