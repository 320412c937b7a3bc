import { Build } from '../kit/index.ts';
import type { Model } from '../kit/types.ts';
import { vehicle } from '../parts/vehicle.ts';
import { floor, handlebar, innerShield, rail, seat, tailEnd } from './cabin.ts';
import { layout, type Layout } from './layout.ts';
import { drive, runningGear } from './running-gear.ts';
import type { ScooterSheet } from './sheet.ts';
import { shells } from './shells.ts';

export * from './bodies/rounded.ts';
export * from './bodies/sporty.ts';
export * from './shapes.ts';
export { tyre } from '../parts/vehicle.ts';

/** A catalogue model from its data sheet. */
export const scooter = (sheet: ScooterSheet): Model =>
  vehicle('scooter', sheet, () => assemble(layout(sheet)));

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
