/** Headlamps; every kind is made about the lamp's middle, looking along +x. */
import { at, bolt, Build, radians, tube } from '../kit/index.ts';
import type { Layout } from './layout.ts';
import { beak } from './lamps/beak.ts';
import { cowl } from './lamps/cowl.ts';
import { round } from './lamps/round.ts';
import { wedge } from './lamps/wedge.ts';

export function lamp(l: Layout): Build {
  const o = l.sheet.lamp;
  const [dx, dy] = o.offset ?? [0, 0];
  // In a full fairing the lamps are panels of the nose.
  if (o.kind === 'none') return new Build();
  const made = { round, cowl, wedge, beak }[o.kind](o);
  const k = o.size ?? 1;
  const p = l.fork(l.forkLength * 0.92, o.kind === 'round' ? -96 : -80);
  const b = new Build();
  // Decals are drawn in the lamp's own mm, so painted parts are scaled with everything else.
  for (const part of made.painted) part.geometry.scale(k, k, k);
  b.place(made.scale(k, k, k), p[0] + dx, p[1] + dy, 0, o.kind === 'round' ? 0 : radians(-4));
  if (o.kind === 'round')
    b.both(
      o.bowl ?? 'black',
      tube([[p[0] + dx - 4, p[1] + dy, 98 * k], l.forkAt(l.forkLength * 0.9, -8, l.forkZ)], 9),
      at(bolt(9, 8), p[0] + dx - 4, p[1] + dy, 104 * k),
    );
  else
    b.both(
      'black',
      tube(
        [[p[0] + dx - 40, p[1] + dy - 20, 66], l.forkAt(l.forkLength * 0.86, -10, l.forkZ - 6)],
        8,
      ),
    );
  return b;
}
