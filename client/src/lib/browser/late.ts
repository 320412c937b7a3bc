import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { pause } from './pause.ts';

const PAUSES_MS = [500, 1500, 4000];

/** Fetches code late, on a bad line up to four times (docs/decisions/0021-the-documents-own-lines.md). */
export async function fetchLate<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}

/** A component whose code is fetched when it is first shown. */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchLate(load) }));
}

/** The same for a part of a screen: until its code has come, only `fallback` is there, and the rest stays as it is. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Late = lazy(async () => ({ default: await fetchLate(load) }));
  return function LatePart(props: Props) {
    return createElement(Suspense, { fallback }, createElement(Late, props));
  };
}
