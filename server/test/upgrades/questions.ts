import { allEnquiriesReport, reportKinds, reportOf } from '@dealership/shared';

/** A call of the product, and its answer. */
export interface Answered {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  answer: unknown;
}

/** Calls that show that no enquiry, catalogue or published data is lost. */
const questions: readonly Omit<Answered, 'answer'>[] = [
  ...[...reportKinds.map((kind) => reportOf(kind)?.path ?? ''), allEnquiriesReport.path].flatMap(
    (path) => [1, 2].map((page) => ({ method: 'POST' as const, path, body: { limit: 100, page } })),
  ),
  ...[
    '/api/getOffers',
    '/api/getNotification',
    '/api/gallery',
    '/api/images',
    '/api/dealers/1',
    '/api/models',
    '/api/managePrice',
    '/api/manageAccessories',
    '/api/bikes_admin',
    '/api/scooters_admin',
    '/api/desk/choices',
  ].map((path) => ({ method: 'GET' as const, path })),
];

/** Makes all of these calls. */
export async function askAll(to: { url: string; cookie: string }): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const question of questions) {
    answered.push({ ...question, answer: await ask(to, question) });
  }
  return answered;
}

/** Makes one call; fails unless it succeeds. */
export async function ask(
  { url, cookie }: { url: string; cookie: string },
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} is ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Logs in; the status, and the session's cookie if there is one. */
export async function logIn(
  url: string,
  credentials: { userId: string; password: string },
): Promise<{ status: number; cookie: string }> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { status: answer.status, cookie: cookie.split(';')[0] ?? '' };
}
