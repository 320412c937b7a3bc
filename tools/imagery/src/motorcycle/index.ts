import { at, bolt, Build, carve, latheY, radians, ring } from '../kit/index.ts';
import { line, path } from '../kit/notation.ts';
import type { Model } from '../kit/types.ts';
import { seatSeams } from '../parts/index.ts';
import { vehicle } from '../parts/vehicle.ts';
import { chassis } from './chassis.ts';
import { engine } from './engine.ts';
import { exhaust } from './exhaust.ts';
import { extras } from './extras.ts';
import { frontEnd } from './front-end.ts';
import { handlebar } from './handlebar.ts';
import { lamp } from './lamp.ts';
import { layout, type Layout } from './layout.ts';
import { addPanel } from './panel.ts';
import { rearEnd } from './rear-end.ts';
import type { MotorcycleSheet } from './sheet.ts';

export type { MotorcycleSheet, Panel } from './sheet.ts';
export { adventure184, platform100, platform184 } from './platforms.ts';
export { tyre } from '../parts/vehicle.ts';

/** Centre of the crankshaft at wheelbase 1285. */
const CRANK = [592, 384] as const;

/** A catalogue model from its data sheet. */
export const motorcycle = (sheet: MotorcycleSheet): Model =>
  vehicle('motorcycle', sheet, () => assemble(layout(sheet)));

function assemble(l: Layout): Build {
  const b = new Build();
  const s = l.sheet;
  const unit = engine(s.engine);
  const crank = [l.x(CRANK[0]), CRANK[1]] as const;
  b.place(unit.build, crank[0], crank[1]);
  b.place(exhaust(l, [crank[0] + unit.port[0], crank[1] + unit.port[1]]));
  b.place(chassis(l));
  b.place(frontEnd(l));
  b.place(rearEnd(l));
  b.place(lamp(l));
  b.place(handlebar(l));
  b.place(extras(l));
  for (const p of [s.tank, s.tail, ...s.covers, ...s.body]) addPanel(b, p);
  for (const p of s.seats)
    addPanel(b, { material: 'seat', round: 26, decal: seatSeams(p.side), ...p });
  fillerCap(b, l);
  core(b, l);
  return b;
}

function fillerCap(b: Build, l: Layout): void {
  const top = l.sheet.tank.side.reduce((m, p) => (p[1] > m[1] ? p : m));
  const [x, y] = [top[0] - 10, top[1]];
  b.add('chrome', at(latheY(line('39,-8 37,0 34,4 27,7 0.1,8'), 44), x, y - 2, 0, radians(3)));
  for (const [dx, z] of ring(6, 31))
    b.add('steel', at(bolt(2.6, 3).rotateX(-Math.PI / 2), x + dx, y + 4, z));
}

/** Airbox and battery: the dark mass between the side covers that no daylight may cross. */
function core(b: Build, l: Layout): void {
  b.add(
    'plastic',
    carve({
      side: l.outline(path('600,760 300,716 240,580 320,510 440,520 520,590 610,710')),
      top: 80,
      round: 16,
      cell: 9,
    }),
  );
}
export { benchSeat, commuterTail, splitSeat, sportTail } from './shapes.ts';
