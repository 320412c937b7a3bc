// No two folders lean on each other, tests aside: a test may look into any room.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Rooms in a circle are one room: none can be changed or understood without the others.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '(^|/)(dist|test|e2e)/|\\.test\\.tsx?$' } },
};
