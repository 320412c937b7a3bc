/** Some browsers leave a blocked database unanswered. */
const OPEN_LIMIT_MS = 2000;

/** Works in a store of this browser; rejects where the browser keeps nothing for us. */
export type InStore = <Result>(
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/**
 * A store of records under their `key`, in an IndexedDB database of its own. A change is done when it is on the
 * phone's disk, not only on its way there.
 */
export function createBrowserStore(database: string, name: string): InStore {
  return async (mode, work) => {
    const opened = await open(database, name, { isMade: mode === 'readwrite' });
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

/** @param options.isMade whether it is made where there is none: looking leaves nothing behind */
function open(
  database: string,
  name: string,
  { isMade }: { isMade: boolean },
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    setTimeout(() => reject(new Error('no answer')), OPEN_LIMIT_MS);
    request.onupgradeneeded = () => {
      if (isMade) request.result.createObjectStore(name, { keyPath: 'key' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}
