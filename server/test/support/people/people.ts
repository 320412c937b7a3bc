import { expect } from 'vitest';
import type { EnquiryKind, Role } from '@dealership/shared';
import type { Headers } from '../requests/calls.ts';
import { openBrowser, type Browser } from '../requests/browser.ts';
import { STAFF } from '../server/test-server.ts';

export interface Person {
  userId: string;
  password: string;
}

/** The password that people of tests choose. */
export const PASSWORD = 'Mahananda-River-1961';

/** Answer of a call that makes a link. */
export interface NewLink {
  token: string;
  link_until: string;
}

/** Signs a person in who has no second factor. */
export async function signIn(
  server: { url: string },
  person: Person = STAFF,
  headers: Headers = {},
): Promise<Browser> {
  const browser = openBrowser(server, headers);
  const { status, body } = await browser.send<{ token?: string }>('POST', '/api/login', person);
  expect([status, typeof body.token], person.userId).toEqual([200, 'string']);
  return browser;
}

/** Whether a person can sign in with only the password. */
export async function canSignIn(server: { url: string }, person: Person): Promise<boolean> {
  const { status, body } = await openBrowser(server).send('POST', '/api/login', person);
  return status === 200 && 'token' in body;
}

export interface NewPerson {
  userId: string;
  role: Role;
  kinds?: readonly EnquiryKind[];
}

/** Adds an account and sets its password with the link, as an owner and the person do. */
export async function addPerson(
  server: { url: string },
  owner: Browser,
  person: NewPerson,
): Promise<Person> {
  const body = { userName: `Bimal ${person.userId}`, ...person };
  const added = await owner.send<NewLink>('POST', '/api/staff', body);
  expect(added.status, added.text).toBe(201);
  await setPassword(server, added.body.token);
  return { userId: person.userId, password: PASSWORD };
}

/** Uses a link in a new browser. */
export async function setPassword(
  server: { url: string },
  token: string,
  newPassword = PASSWORD,
): Promise<void> {
  const set = await useLink(server, token, newPassword);
  expect(set.status, set.text).toBe(200);
}

export function useLink(server: { url: string }, token: string, newPassword = PASSWORD) {
  const body = { token, newPassword, confirmPassword: newPassword };
  return openBrowser(server).send('POST', '/api/password-link/password', body);
}

/** Adds a person and signs them in. */
export async function join(
  server: { url: string },
  owner: Browser,
  person: NewPerson,
): Promise<Browser> {
  return signIn(server, await addPerson(server, owner, person));
}

/** Present version of an account; -1: there is none, or the caller may not read it. */
export async function versionOf(owner: Browser, userId: string): Promise<number> {
  const { body } = await owner.send<{ staff?: { user_id: string; version: number }[] }>(
    'GET',
    '/api/staff',
  );
  return body.staff?.find(({ user_id }) => user_id === userId)?.version ?? -1;
}

/** Changes an account from its present version. */
export async function changePerson(owner: Browser, userId: string, change: object) {
  const version = await versionOf(owner, userId);
  return owner.send('PATCH', `/api/staff/${userId}`, { version, ...change });
}

/** Changes an account; fails the test if it is refused. */
export async function changed(owner: Browser, userId: string, change: object): Promise<void> {
  const { status, text } = await changePerson(owner, userId, change);
  expect(status, text).toBe(200);
}
