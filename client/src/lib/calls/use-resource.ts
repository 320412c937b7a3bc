import { useCallback, useSyncExternalStore } from 'react';
import type { CallPath } from './call-path.ts';
import { readPageData } from '../page/page-data.ts';

export type Resource<T> =
  | { status: 'loading'; data?: undefined; error?: undefined }
  | { status: 'ready'; data: T; error?: undefined }
  | { status: 'failed'; data?: undefined; error: unknown };

export interface ResourceOptions {
  /**
   * The key under which the server may have written the same answer into the document, such as
   * `bikes`; its value is used instead of a call.
   */
  pageData?: string | undefined;
  /** Whether the value in the document is the answer of this path; by default it is. */
  isInDocument?: (() => boolean) | undefined;
}

interface Entry {
  state: Resource<unknown>;
  listeners: Set<() => void>;
  /** When it was last fetched, in epoch milliseconds. */
  askedAt: number;
}

/** Pauses before the silent second and third try: a phone in a lift is online again within seconds. */
const RETRY_AFTER_MS = [500, 1500];
/** A page that is opened again within this time is shown without a call. */
const FRESH_MS = 5 * 60_000;

const loading: Resource<never> = { status: 'loading' };
const entries = new Map<string, Entry>();

/**
 * The answer of `GET path`: written into the document by the server, or fetched from the API with two
 * silent retries. `loading` in the first render of a page that the server sent, which has to equal its
 * markup, so reserve the space. While `path` is undefined nothing is fetched.
 *
 * @returns the state, and `retry`, which tries again after a failure
 */
export function useResource<T>(
  path: CallPath<T> | undefined,
  { pageData, isInDocument }: ResourceOptions = {},
): Resource<T> & { retry: () => void } {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (path === undefined) return () => undefined;
      const entry = entryOf(path);
      entry.listeners.add(listener);
      if (isDue(entry)) void load(path, entry);
      return () => void entry.listeners.delete(listener);
    },
    [path],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => {
      if (path === undefined) return loading;
      if (!entries.has(path)) takeFromDocument(path, { pageData, isInDocument });
      return entryOf(path).state;
    },
    () => {
      // Before the subscription, which would otherwise fetch data that the document contains.
      const isInBrowser = typeof document !== 'undefined';
      if (isInBrowser && path !== undefined && !entries.has(path)) {
        takeFromDocument(path, { pageData, isInDocument });
      }
      return loading;
    },
  );
  const retry = useCallback(() => {
    if (path === undefined) return;
    const entry = entryOf(path);
    // A second click finds it loading already.
    if (entry.state.status === 'failed') void load(path, entry);
  }, [path]);
  return { ...(state as Resource<T>), retry };
}

/** The earlier answer of a path; nothing is fetched. */
export function answeredBefore<T>(path: CallPath<T>): T | undefined {
  return entries.get(path)?.state.data as T | undefined;
}

function entryOf(path: string): Entry {
  let entry = entries.get(path);
  if (!entry) {
    entry = { state: loading, listeners: new Set(), askedAt: 0 };
    entries.set(path, entry);
  }
  return entry;
}

function takeFromDocument(path: string, { pageData, isInDocument }: ResourceOptions) {
  if (pageData === undefined) return;
  const data = readPageData(pageData);
  if (data === undefined || isInDocument?.() === false) return;
  const entry = entryOf(path);
  entry.state = { status: 'ready', data };
  entry.askedAt = Date.now();
}

function isDue({ state, askedAt }: Entry): boolean {
  return state.status === 'failed' || Date.now() - askedAt > FRESH_MS;
}

async function load(path: string, entry: Entry) {
  entry.askedAt = Date.now();
  // Data that is already shown stays until the newer answer arrives.
  if (entry.state.status === 'failed') show(entry, loading);
  for (const pause of [...RETRY_AFTER_MS, undefined]) {
    try {
      // Axios is loaded with the first call: pages whose data are in the document do not need it.
      const { api } = await import('./api-client.ts');
      show(entry, { status: 'ready', data: (await api.get<unknown>(path)).data });
      return;
    } catch (error) {
      if (pause === undefined || isFinal(error)) {
        if (entry.state.status !== 'ready') show(entry, { status: 'failed', error });
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A refusal such as 404, which a retry would not change. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500 && status !== 429;
}

function show(entry: Entry, state: Resource<unknown>) {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

/** HTTP status of a call that failed; 0 when there was no answer. */
export function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : 0;
}
