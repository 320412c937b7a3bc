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
