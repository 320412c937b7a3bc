import type { Express } from 'express';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';

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

/** All that answers without a session; whoever adds a route here means it. */
export const publicRoutes = [
  'get /livez',
  'get /readyz',
  'get /api/models',
  'get /api/bikes',
  'get /api/scooters',
  'get /api/bikeView/:bikeName',
  'get /api/variants/:bikeName',
  'get /api/bikeFeatures/:bikeName',
  'get /api/bikeAccessories/:bikeName',
  'get /api/bikeColours/:bikeName',
  'get /api/360Images/:bikeName',
  'get /price-list.pdf',
  'get /brochures/:bikeName.pdf',
  'get /api/images',
  'get /api/dealers/:id',
  'get /api/getOffers',
  'get /api/getNotification',
  'get /api/gallery',
  'get /uploads/:name',
  'post /api/login',
  'post /api/logout',
  ...enquiryKinds.map((kind) => `post ${enquiryDefinitions[kind].path}`),
];

/** Every route of the application. */
export function routesOf(app: Express): Route[] {
  return walk((app.router as unknown as { stack: Layer[] }).stack);
}

export function isPublic({ method, path }: Route): boolean {
  return publicRoutes.includes(`${method} ${path}`);
}
