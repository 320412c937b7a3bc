/** Some browsers never answer a request for a blocked database. */
const OPEN_LIMIT_MS = 2000;

/** Works in a store of this browser; rejects where the browser stores nothing for this site. */
export type InStore = <Result>(
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/**
 * A store of records under their `key`, in an IndexedDB database of its own. A change is done when it has
 * reached the phone's disk.
 */
export function createBrowserStore(database: string, name: string): InStore {
  return async (mode, work) => {
    const opened = await open(database, name, mode);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = opened.transaction(name, mode, { durability: 'strict' });
        const request = work(transaction.objectStore(name));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
      });
    } finally {
      opened.close();
    }
  };
}

/** A mere look creates no store. */
function open(database: string, name: string, mode: IDBTransactionMode): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    setTimeout(() => reject(new Error('no answer')), OPEN_LIMIT_MS);
    request.onupgradeneeded = () => {
      if (mode === 'readwrite') request.result.createObjectStore(name, { keyPath: 'key' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}
