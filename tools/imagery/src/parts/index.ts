export * from './fittings.ts';
export * from './spring.ts';
export * from './wheel.ts';
