/*
 * Stores the screens of the back office, without any data, so that it opens without a line: an installed one then
 * starts with its own text instead of the browser's error. Shows alerts. It controls /admin/ alone, and touches no
 * store of the public site.
 */
declare const self: ServiceWorkerGlobalScope;

/** The values that the server writes before these lines (server/src/site/office-app.ts). */
declare const office: {
  /** Name of the store: each build has its own. */
  readonly store: string;
  /** Paths of scripts, styles and fonts; each changes its name with its content. */
  readonly files: readonly string[];
  /** The first script of every document of this build. */
  readonly entry: string;
  /** The language of its screens. */
  readonly language: string;
  /** The text of an alert that could not be read. */
  readonly unread: string;
  /** Path to which the system sends what other apps share. */
  readonly share: string;
  /** Address that opens a share, without its name, and the name of one that could not be read. */
  readonly shared: string;
  readonly lost: string;
};

/** Stores of earlier builds. */
const STORES = 'office-';

/** Scripts, styles and fonts of any build. */
const FILES = '/assets/';

/** A document without a person: fetched without cookies, it contains only the screens. */
const DOCUMENT = '/admin/dashboard';

/** After this time without an answer, in ms, the line counts as lost. */
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
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === office.share) {
    event.respondWith(takeShare(event));
    return;
  }
  if (request.method !== 'GET') return;
  if (pathname.startsWith(FILES)) event.respondWith(fromStore(pathname, request));
  else if (request.mode === 'navigate') event.respondWith(openScreen(event));
});

self.addEventListener('message', (event) => {
  // A person who switches alerts on waits for a worker that shows them.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  else if (isShareCall(event.data)) answerShareCall(event);
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
  // Open windows of an earlier build still need its files.
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length === 0) {
    for (const name of await storesBefore()) await caches.delete(name);
  }
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** @returns whether the document was of this build, and is now stored */
async function keepDocument(): Promise<boolean> {
  const answer = await fetch(DOCUMENT, {
    credentials: 'omit',
    cache: 'no-cache',
    headers: { 'X-Language': office.language },
  });
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

/** The screen from the server, with its first data; without a line the stored one. */
async function openScreen(event: FetchEvent): Promise<Response> {
  try {
    const answer = await inTime(answerTo(event));
    // The settings of the dealership may have changed.
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

/** A page that does not confirm the move within this time, in ms, is loaded there: a background page wakes up first. */
const PAGE_PATIENCE_MS = 3000;

/** Always shows something: browsers end subscriptions whose pushes show nothing. */
async function showAlert(data: PushMessageData | null): Promise<void> {
  const { id, title, path } = read(data);
  await self.registration.showNotification(typeof title === 'string' ? title : office.unread, {
    // A second copy replaces the first.
    ...(typeof id === 'string' && { tag: id }),
    data: path,
    icon: '/office-192.png',
  });
}

function read(data: PushMessageData | null): { id?: unknown; title?: unknown; path?: unknown } {
  try {
    const sent: unknown = data?.json();
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}

/** The address in a message, only if it is in the back office. */
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
  // A browser may leave the page in the background; the subject of the alert is shown on it all the same.
  await page.focus().catch(() => undefined);
  const goesThere = await asks(page, path);
  // For example a page that is signed out.
  if (!goesThere) await page.navigate(path);
}

/** Asks a page to move by its own script, which keeps unsent input. */
function asks(page: Client, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PAGE_PATIENCE_MS);
    page.postMessage({ open: path }, [port2]);
  });
}

/** The server's answer about devices (shared/src/calls). */
type Devices = { public_key: string; devices: { current: boolean }[] };

/** No person does this: it does not count as use of a session (`UNATTENDED_HEADER` of shared). */
const unattended = { 'X-Unattended': '1' };

/**
 * Only if the person who is signed in gets alerts in this browser. Without a live session the next visit does it
 * (client/src/features/alerts/manage/devices/subscribe.ts).
 */
async function subscribeAnew(): Promise<void> {
  const answer = await fetch('/api/push', { headers: unattended });
  if (!answer.ok) return;
  const { public_key: applicationServerKey, devices } = (await answer.json()) as Devices;
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

/** What another app has shared. Its pictures are bytes: a browser may put large files on its disk. */
interface HeldShare {
  title: string;
  text: string;
  url: string;
  cards: string[];
  pictures: { type: string; bytes: ArrayBuffer }[];
}

/** A page asks for a share, or gives it back because it is about to be loaded anew. */
type ShareCall = { take: string } | { hold: string; share: HeldShare };

/** Only in the memory of this worker, and each until a page has taken it. */
const shares = new Map<string, { share: HeldShare; onTaken: () => void }>();

/** Shares held at a time; with one more the oldest goes. */
const MOST_SHARES = 5;
/** How long a page may take to load and ask, in ms: the browser keeps the worker for that time. */
const LOADING_MS = 60_000;
/** Beyond this number of bytes a file is left out. */
const LARGEST_FILE = 20_000_000;
const CONTACTS = /vcard|directory|\.vcf$/i;

/** Holds what was shared, and opens the screen that asks for it. */
async function takeShare(event: FetchEvent): Promise<Response> {
  let id = office.lost;
  try {
    const share = await readShare(await event.request.formData());
    id = crypto.randomUUID();
    event.waitUntil(holdShare(id, share));
  } catch {
    // The screen says that it was lost.
  }
  return Response.redirect(office.shared + id, 303);
}

/** @returns a promise that settles when it was taken, or nobody has come for it */
function holdShare(id: string, share: HeldShare): Promise<void> {
  return new Promise((resolve) => {
    shares.set(id, { share, onTaken: resolve });
    const [oldest] = shares.keys();
    if (shares.size > MOST_SHARES && oldest !== undefined) giveShare(oldest);
    setTimeout(() => {
      giveShare(id);
    }, LOADING_MS);
  });
}

async function readShare(form: FormData): Promise<HeldShare> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const share: HeldShare = {
    title: textOf('title'),
    text: textOf('text'),
    url: textOf('url'),
    cards: [],
    pictures: [],
  };
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size > LARGEST_FILE) continue;
    if (file.type.startsWith('image/'))
      share.pictures.push({ type: file.type, bytes: await file.arrayBuffer() });
    else if (CONTACTS.test(file.type + file.name)) share.cards.push(await file.text());
    else share.text = [share.text, await file.text()].filter(Boolean).join('\n');
  }
  return share;
}

function giveShare(id: string): HeldShare | undefined {
  const held = shares.get(id);
  shares.delete(id);
  held?.onTaken();
  return held?.share;
}

function isShareCall(data: unknown): data is ShareCall {
  return typeof data === 'object' && data !== null && ('take' in data || 'hold' in data);
}

function answerShareCall(event: ExtendableMessageEvent): void {
  const asked = event.data as ShareCall;
  if ('hold' in asked) event.waitUntil(holdShare(asked.hold, asked.share));
  else event.ports[0]?.postMessage(giveShare(asked.take) ?? null);
}
