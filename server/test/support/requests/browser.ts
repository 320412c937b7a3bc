import request from 'supertest';
import type { ApiErrorBody } from '@dealership/shared';
import { toAnswer, type Headers } from './calls.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/** An answer; its body is that of a success or of a failure, depending on what a test expects. */
export interface Reply<Body = object> {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Body & ApiErrorBody;
  text: string;
}

/** A person's browser, which keeps the cookies that the server sets. */
export interface Browser {
  /** Name -> value; a test may add, change and delete them. */
  cookies: Map<string, string>;
  send: <Body = object>(method: Method, path: string, body?: object) => Promise<Reply<Body>>;
}

/** @param always headers of every request, such as the client's address */
export function openBrowser({ url }: { url: string }, always: Headers = {}): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    send: async <Body>(method: Method, path: string, body?: object) => {
      const call = request(url)[method.toLowerCase() as 'get'](path).set(always);
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
      if (pairs.length > 0) void call.set('Cookie', pairs.join('; '));
      const answer = await call.send(body);
      const { status, headers, text } = toAnswer(answer);
      keepCookies(cookies, headers['set-cookie']);
      return { status, headers, text, body: answer.body as Reply<Body>['body'] };
    },
  };
}

/** A copy of a browser at another server on the same data: a balancer sends each request to any server. */
export function sameBrowserAt({ url }: { url: string }, { cookies }: Browser): Browser {
  const other = openBrowser({ url });
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}

function keepCookies(cookies: Map<string, string>, set: unknown): void {
  for (const line of (set ?? []) as string[]) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const isOver = attributes.some((each) => each.startsWith('Expires=Thu, 01 Jan 1970'));
    if (isOver) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}
