import { Build, carve, tube } from '../../kit/index.ts';
import { path, points, row } from '../../kit/notation.ts';
import { smokedScreen } from '../../parts/index.ts';
import { wedge } from './wedge.ts';
import type { LampSheet } from './sheet.ts';

/** Adventure: tall face with a clear screen above and a beak below. */
export function beak(o: LampSheet): Build {
  const b = wedge({ ...o, visor: 'none' });
  b.paint(
    carve({
      side: path('20,-40! 92,-42 150,-70 176,-98! 120,-92 50,-96 -10,-120! -50,-110'),
      top: row('-50:64 60:66 120:48 176:14'),
      round: 7,
      cell: 4.5,
    }),
    [],
  );
  b.place(
    smokedScreen(
      path('14,92! -24,170 -84,262! -94,256! -44,160 -6,82!'),
      (_x, y) => 112 - Math.abs(y - 150) * 0.2,
      0.0042,
    ),
  );
  // Side wings that carry the screen into the tank.
  b.paint(
    carve({
      side: path('-120,40! -96,104 -30,132! 4,92 20,30! -40,8'),
      w: () => 120,
      sweep: 0.003,
      panel: 12,
      round: 5,
      cell: 4.5,
      pad: 50,
    }),
    [],
  );
  b.both('black', tube(points('-60,120,84 -70,190,66'), 6));
  return b;
}
