// What the browser fetches for a public page before anybody touches it: only imports that survive
// compilation and are not import(). The size step measures the same from the built files.
const { options } = require('./.dependency-cruiser.cjs');

const publicCode = '^client/src/(main\\.tsx$|app/public|pages/(public|text)/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'public-code-loads-no-admin',
      comment: 'A visitor never pays for the back office.',
      severity: 'error',
      from: { path: publicCode, pathNot: '\\.test\\.tsx?$' },
      to: {
        reachable: true,
        path: '^client/src/(app/admin|pages/admin/|features/(reports|[^/]+/manage)/)|^shared/src/messages/[a-z]{2}/staff/',
      },
    },
    {
      name: 'back-office-loads-no-public-texts',
      comment: 'What both halves say stands in messages/en/common.',
      severity: 'error',
      from: { path: '^client/src/(app/admin|pages/admin/)', pathNot: '\\.test\\.tsx?$' },
      to: { reachable: true, path: '^shared/src/messages/[a-z]{2}/public/' },
    },
    {
      name: 'public-code-loads-heavy-packages-late',
      comment: 'Import them with import() at the first focus, tap or export that needs them.',
      severity: 'error',
      from: { path: publicCode, pathNot: '\\.test\\.tsx?$' },
      to: {
        reachable: true,
        path: 'node_modules/(jspdf|jspdf-autotable|papaparse|axios|react-toastify|@tanstack/react-query)/',
      },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)dist/', dynamic: true },
    tsPreCompilationDeps: false,
  },
};
