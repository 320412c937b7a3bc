import type { Express } from 'express';
import { allCalls, isKeyRight, methodAndPath, type CallName } from '@dealership/shared';

export interface Route {
  method: string;
  path: string;
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** Every route of a router and of the routers inside it. */
function walk(stack: readonly Layer[]): Route[] {
  return stack.flatMap(({ route, handle }) => {
    if (!route) return walk(handle?.stack ?? []);
    return Object.keys(route.methods).map((method) => ({ method, path: route.path }));
  });
}

/** All routes without a session: public calls, files, and health checks. */
export const publicRoutes = [
  'get /livez',
  'get /readyz',
  'get /uploads/:name',
  'get /pictures/own/:form',
  'get /pictures/own/models/:file',
  ...Object.entries(allCalls)
    .filter(([, { permission }]) => permission === 'public')
    .map(([name]) => methodAndPath(name as CallName))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`),
];

/** Every call that needs a session; those of programs need a key. */
export const callsOfSessions = (Object.keys(allCalls) as CallName[]).filter((name) => {
  const permission = allCalls[name]?.permission ?? '';
  return permission !== 'public' && !isKeyRight(permission);
});

/** Every route of the application. */
export function routesOf(app: Express): Route[] {
  return walk((app.router as unknown as { stack: Layer[] }).stack);
}

export function isPublic({ method, path }: Route): boolean {
  return publicRoutes.includes(`${method} ${path}`);
}
