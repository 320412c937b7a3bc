/** Where the back office lies that can be installed: what its worker keeps is of no other page. */
export const OFFICE_SCOPE = '/admin/';
export const OFFICE_WORKER = '/admin/worker.js';
export const OFFICE_MANIFEST = '/admin/app.webmanifest';
/** What opens an installed one. */
export const OFFICE_START = '/admin/dashboard?screen=desk';
