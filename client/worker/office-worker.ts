/*
 * Keeps the screens of the back office, without any data, so that it opens without a line: an installed one begins with
 * its own words in place of the browser's. Shows alerts. It is in charge of /admin/ alone, and touches no store of the
 * public site.
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
  /** What an alert says that could not be read. */
  readonly unread: string;
};

/** Stores of builds before. */
const STORES = 'office-';

/** Scripts, styles and fonts of any build. */
const FILES = '/assets/';

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
  if (pathname.startsWith(FILES)) event.respondWith(fromStore(pathname, request));
  else if (request.mode === 'navigate') event.respondWith(openScreen(event));
});

self.addEventListener('message', (event) => {
  // Whoever switches alerts on waits for a worker that shows them.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showAlert(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(placeIn(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew());
});

async function keepAll(): Promise<void> {
  const store = await caches.open(office.store);
  await store.addAll(office.files);
  if (!(await keepDocument())) throw new Error('The document is of another build.');
}

async function begin(): Promise<void> {
  // Those of a build before that were taken over still need its files.
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length === 0) {
    for (const name of await storesBefore()) await caches.delete(name);
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

async function storesBefore(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(STORES) && name !== office.store);
}

async function fromStore(path: string, request: Request): Promise<Response> {
  const names = office.files.includes(path) ? [office.store] : await storesBefore();
  for (const cacheName of names) {
    const kept = await caches.match(path, { cacheName });
    if (kept) return kept;
  }
  return fetch(request);
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

/** A page of ours that does not say in so many ms that it goes there is loaded there: one that was behind others wakes up first. */
const PAGE_PATIENCE_MS = 3000;

/** Something is shown in any case: browsers end subscriptions whose pushes show nothing. */
async function showAlert(data: PushMessageData | null): Promise<void> {
  const { id, title, path } = read(data);
  await self.registration.showNotification(typeof title === 'string' ? title : office.unread, {
    // An extra copy takes the place of the first.
    ...(typeof id === 'string' && { tag: id }),
    data: path,
    icon: '/office-192.png',
  });
}

function read(data: PushMessageData | null): { id?: unknown; title?: unknown; path?: unknown } {
  try {
    const said: unknown = data?.json();
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

/** Only ever one of ours. */
function placeIn(data: unknown): string {
  const { origin } = self.location;
  const url = typeof data === 'string' && URL.canParse(data, origin) ? new URL(data, origin) : null;
  const isOurs = url?.origin === origin && url.pathname.startsWith('/admin/');
  return isOurs ? url.pathname + url.search : DOCUMENT;
}

async function openPlace(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find(({ focused }) => focused) ?? windows[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser may leave it where it is; what the alert is about is shown on it all the same.
  await page.focus().catch(() => undefined);
  const goesThere = await asks(page, path);
  // Signed out, say.
  if (!goesThere) await page.navigate(path);
}

/** Has a page go somewhere by itself, which loses nothing that is being typed. */
function asks(page: Client, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PAGE_PATIENCE_MS);
    page.postMessage({ open: path }, [port2]);
  });
}

/** What the server says of devices (shared/src/calls). */
interface Told {
  public_key: string;
  devices: { current: boolean }[];
}

/** Nobody does this: it is no use of a session (`UNATTENDED_HEADER` of shared). */
const unattended = { 'X-Unattended': '1' };

/**
 * Only where whoever is signed in is told in this browser. Without a live session the next visit does it
 * (client/src/features/alerts/manage/devices/subscribe.ts).
 */
async function subscribeAnew(): Promise<void> {
  const answer = await fetch('/api/push', { headers: unattended });
  if (!answer.ok) return;
  const { public_key: applicationServerKey, devices } = (await answer.json()) as Told;
  if (!devices.some(({ current }) => current)) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...unattended },
    body: JSON.stringify({ endpoint, ...keys }),
  });
}
