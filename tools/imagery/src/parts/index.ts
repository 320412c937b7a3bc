export * from './controls.ts';
export * from './fittings.ts';
export * from './spring.ts';
export * from './readout.ts';
export * from './seams.ts';
export * from './wheel.ts';
