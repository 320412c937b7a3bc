import type { Driver } from 'kysely';

export interface ConnectionCounts {
  open: number;
  inUse: number;
  waiting: number;
}

/** Keeps `inUse` and `waiting` up to date for a driver's connections; `open` is counted where they are opened. */
export function countConnections(driver: Driver, counts: ConnectionCounts): void {
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
}
