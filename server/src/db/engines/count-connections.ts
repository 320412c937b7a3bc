import type { Dialect } from 'kysely';

/** How busy the connections to the database are at this moment. */
export interface ConnectionCounts {
  /** Connections that exist, busy or idle. */
  open: number;
  inUse: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/** Keeps `inUse` and `waiting` up to date for a dialect's connections; `open` is counted by the drivers. */
export function countConnections(dialect: Dialect, counts: ConnectionCounts): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const release = driver.releaseConnection.bind(driver);
      driver.acquireConnection = async () => {
        counts.waiting += 1;
        try {
          const connection = await acquire();
          counts.inUse += 1;
          return connection;
        } finally {
          counts.waiting -= 1;
        }
      };
      driver.releaseConnection = (connection) => {
        counts.inUse -= 1;
        return release(connection);
      };
      return driver;
    },
  };
}
