import { Build, carve, tube } from '../../kit/index.ts';
import { wedge } from './wedge.ts';
import type { LampSheet } from './sheet.ts';

/** Adventure: tall face with a clear screen above and a beak below. */
export function beak(o: LampSheet): Build {
  const b = wedge({ ...o, visor: 'none' });
  b.paint(
    carve({
      side: [
        [20, -40, 1],
        [92, -42],
        [150, -70],
        [176, -98, 1],
        [120, -92],
        [50, -96],
        [-10, -120, 1],
        [-50, -110],
      ],
      top: [
        [-50, 64],
        [60, 66],
        [120, 48],
        [176, 14],
      ],
      round: 7,
      cell: 4.5,
    }),
    [],
  );
  b.add(
    'smoke',
    carve({
      side: [
        [14, 92, 1],
        [-24, 170],
        [-84, 262, 1],
        [-94, 256, 1],
        [-44, 160],
        [-6, 82, 1],
      ],
      w: (_x, y) => 112 - Math.abs(y - 150) * 0.2,
      sweep: 0.0042,
      round: 4,
      cell: 4.5,
      pad: 60,
    }),
  );
  // Side wings that carry the screen into the tank.
  b.paint(
    carve({
      side: [
        [-120, 40, 1],
        [-96, 104],
        [-30, 132, 1],
        [4, 92],
        [20, 30, 1],
        [-40, 8],
      ],
      w: () => 120,
      sweep: 0.003,
      panel: 12,
      round: 5,
      cell: 4.5,
      pad: 50,
    }),
    [],
  );
  b.both(
    'black',
    tube(
      [
        [-60, 120, 84],
        [-70, 190, 66],
      ],
      6,
    ),
  );
  return b;
}
