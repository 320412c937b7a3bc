export * from './build.ts';
export * from './carve.ts';
export * from './curve.ts';
export * from './isosurface.ts';
export * from './outline.ts';
export * from './solids.ts';
export * from './types.ts';
