import { at, Build, carve, latheX, roundBox, tube, type Outline } from '../../kit/index.ts';
import { line, path, points, row } from '../../kit/notation.ts';
import { smokedScreen } from '../../parts/index.ts';
import type { LampSheet } from './sheet.ts';

/** Commuter: painted cowl around one lens, small screen above. */
export function cowl(o: LampSheet): Build {
  const b = new Build();
  const up = o.crown ?? 0;
  const body = carve({
    side: [
      [-70, -96],
      [-104, 0],
      [-84, 92 + up * 0.6],
      [-26, 146 + up],
      [14, 150 + up, 1],
      [38, 100],
      [56, 40],
      [60, 30, 1],
      [46, -96, 1],
      [-10, -118],
    ],
    top: row('-104:86 -30:116 20:112 60:94'),
    front: [
      [-118, 0.62],
      [-40, 0.96],
      [30, 1],
      [80, 0.9],
      [156 + up, 0.5],
    ],
    round: 20,
    cell: 5,
    holeBlend: 8,
    hole: (x, y, z) => Math.max(20 - x, Math.abs(y + 24) - 70, Math.abs(z) - 86 - y * 0.16),
  });
  b.paint(body, [
    {
      gap: line('-104,20 -40,62 20,60 60,48'),
    },
    ...(o.decal ?? []),
  ]);
  const face = (x0: number, x1: number, k: number): Outline =>
    [
      [x0, -90, 1],
      [x0 + 4, 44, 1],
      [x1 - 14, 40],
      [x1, -20],
      [x1 - 22, -92],
    ].map(([x, y, c]) => [x, -22 + (y + 22) * k, c as 0 | 1 | undefined] as const);
  b.add(
    'lens',
    carve({
      side: face(20, 78, 1),
      w: (_x, y) => 84 + y * 0.16,
      sweep: 0.0017,
      round: 14,
      cell: 4,
    }),
  );
  b.add(
    'reflector',
    carve({
      side: path('12,-90! 14,46! 38,44! 42,-20 34,-92!'),
      w: (_x, y) => 82 + y * 0.16,
      sweep: -0.001,
      round: 6,
      cell: 5,
    }),
  );
  b.add(
    'chrome',
    latheX(row('44:34 49:46 43:48 38:36 15:26 13:42 0.1:46'), 44).translate(4, -28, 0),
  );
  b.add('plasticGloss', at(roundBox(10, 6, 158, 3, 2), 46, 18, 0));
  for (const s of [-1, 1])
    b.add('chrome', latheX(row('16:30 17:38 14:36 0.1:30'), 24).translate(8, 26, s * 58));
  if (o.drl === 'brow' || o.drl === 'bar')
    b.both('drl', tube(points('66,30,8 56,32,50 40,36,84'), 4.5));
  b.add(
    'plastic',
    carve({
      side: path('-20,-112! 52,-98! 34,-132 -10,-138'),
      top: 62,
      round: 10,
      cell: 4.5,
    }),
  );
  if (o.visor !== 'none')
    b.place(
      smokedScreen(
        [
          [12, 144 + up, 1],
          [-30, 186 + up],
          [-64, 210 + up, 1],
          [-72, 202 + up, 1],
          [-42, 148 + up],
          [-8, 110 + up, 1],
          [28, 112 + up, 1],
        ],
        () => 74,
        0.004,
      ),
    );
  return b;
}
