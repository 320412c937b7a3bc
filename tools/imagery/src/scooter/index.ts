import { Build } from '../kit/index.ts';
import type { Model } from '../kit/types.ts';
import { floor, handlebar, innerShield, rail, seat, tailEnd } from './cabin.ts';
import { layout, type Layout } from './layout.ts';
import { drive, runningGear } from './running-gear.ts';
import type { ScooterSheet } from './sheet.ts';
import { shells } from './shells.ts';

export * from './bodies/rounded.ts';
export * from './bodies/sporty.ts';
export * from './shapes.ts';
export { tyre, type ScooterSheet } from './sheet.ts';

/** A catalogue model from its data sheet. */
export const scooter = (sheet: ScooterSheet): Model => ({
  id: sheet.id,
  name: sheet.name,
  kind: 'scooter',
  class: sheet.class,
  dimensions: sheet.dimensions,
  colours: sheet.colours,
  plate: sheet.plate,
  family: sheet.family,
  tyres: sheet.tyres,
  turn: sheet.turn ?? true,
  build: () => assemble(layout(sheet)),
});

function assemble(l: Layout): Build {
  const b = new Build();
  b.place(shells(l));
  b.place(runningGear(l));
  b.place(drive(l));
  b.place(innerShield(l));
  b.place(floor(l));
  b.place(seat(l));
  b.place(handlebar(l));
  b.place(rail(l));
  b.place(tailEnd(l));
  return b;
}
