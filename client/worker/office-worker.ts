/*
 * Keeps the screens of the back office, without any data, so that it opens without a line: an installed one begins with
 * its own words in place of the browser's. It is in charge of /admin/ alone, and touches no store of the public site.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the server has written before these lines (server/src/site/office-app.ts). */
declare const office: {
  /** Of the store: another build has another one. */
  readonly store: string;
  /** Paths of scripts, styles and fonts; each changes its name with its content. */
  readonly files: readonly string[];
  /** The script with which every document of this build begins. */
  readonly entry: string;
};

/** Stores of builds before. */
const STORES = 'office-';

/** A document of nobody: asked for without cookies, it holds nothing but the screens. */
const DOCUMENT = '/admin/dashboard';

/** A line that gives nothing for so long, in ms, is as good as none. */
const PATIENCE_MS = 8000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (office.files.includes(pathname)) event.respondWith(fromStore(pathname, request));
  else if (request.mode === 'navigate') event.respondWith(openScreen(event));
});

async function keepAll(): Promise<void> {
  const store = await caches.open(office.store);
  await store.addAll(office.files);
  if (!(await keepDocument())) throw new Error('The document is of another build.');
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(STORES) && name !== office.store) await caches.delete(name);
  }
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** @returns whether the document was of this build, and is kept as it is now */
async function keepDocument(): Promise<boolean> {
  const answer = await fetch(DOCUMENT, { credentials: 'omit', cache: 'no-cache' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(office.entry)) return false;
  await (await caches.open(office.store)).put(DOCUMENT, answer);
  return true;
}

async function fromStore(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { cacheName: office.store })) ?? fetch(request);
}

/** The screen from the server, with what it tells at once; without a line the kept one. */
async function openScreen(event: FetchEvent): Promise<Response> {
  try {
    const answer = await inTime(answerTo(event));
    // What the dealership says of itself may have changed.
    event.waitUntil(keepDocument().catch(() => false));
    return answer;
  } catch (error) {
    const kept = await caches.match(DOCUMENT, { cacheName: office.store });
    if (!kept) throw error;
    return kept;
  }
}

async function answerTo({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  });
  return Promise.race([promise, limit]);
}
