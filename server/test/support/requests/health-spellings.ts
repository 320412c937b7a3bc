/** Ways to write a path that a proxy and a server behind it could read differently. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace('z', 'Z'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `//${path}/`,
  (path) => `/.${path}`,
  (path) => `${path}/.`,
  (path) => `/x/..${path}`,
  (path) => `${path}/x/..`,
  (path) => path.replace('v', '%76').replace('e', '%65'),
  (path) => path.replace('z', '%5A'),
  (path) => path.replace('/', '%2f'),
  (path) => path.replace('/', '/%2F'),
  (path) => `${path}%2f`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path};x`,
  (path) => `${path}.json`,
  (path) => path.replace('/', '/\\'),
  (path) => `${path}\\`,
];

/** Both health paths in all other spellings. */
export const healthSpellings = ['/livez', '/readyz'].flatMap((path) =>
  spellings.map((spell) => spell(path)),
);
