import { at, Build, carve, latheX, roundBox, tube } from '../../kit/index.ts';
import { line, path, points, row } from '../../kit/notation.ts';
import { smokedScreen } from '../../parts/index.ts';
import type { LampSheet } from './sheet.ts';

/** Low LED mask of the naked machines: gloss black face, painted brow, light signature. */
export function wedge(o: LampSheet): Build {
  const b = new Build();
  const up = o.crown ?? 0;
  const sweep = 0.0026;
  const tip = o.visor === 'tall' ? 184 : 158;
  const shell = carve({
    side: [
      [-96, 6, 1],
      [-90, 84],
      [-44, 116 + up],
      [2, 112 + up, 1],
      [46, 66],
      [72, 30, 1],
      [40, 10],
      [-20, -8, 1],
    ],
    top: row('-96:92 -30:112 30:98 72:62'),
    front: [
      [-8, 0.9],
      [40, 1],
      [118 + up, 0.52],
    ],
    sweep,
    round: 10,
    cell: 4.5,
    pad: 34,
  });
  b.paint(shell, [
    {
      gap: line('-90,40 -30,66 50,58'),
    },
    ...(o.decal ?? []),
  ]);
  b.add(
    'plasticGloss',
    carve({
      side: path('-80,12! 62,26! 66,-6 40,-84! -20,-92 -76,-50'),
      top: row('-80:84 0:100 66:70'),
      front: row('-92:0.5 -20:0.94 26:1'),
      sweep,
      round: 12,
      cell: 5,
      pad: 24,
      hole: (x, y, z) => Math.max(34 - x, Math.abs(y + 30) - 32, Math.abs(z) - 62 - y * 0.3),
    }),
  );
  // Two projectors above a dipped unit, behind one clear cover.
  b.add(
    'reflector',
    carve({
      side: path('20,-66! 24,6! 40,6! 34,-66!'),
      w: (_x, y) => 66 + y * 0.28,
      round: 4,
      cell: 4,
    }),
  );
  for (const s of [-1, 1]) {
    b.add('chrome', latheX(row('22:24 24:36 20:40 18:30'), 32).translate(8, -16, s * 30));
    b.add('led', latheX(row('18:30 12:37 0.1:40'), 28).translate(8, -16, s * 30));
  }
  b.add('led', at(roundBox(12, 12, 54, 5, 2.5), 40, -52, 0));
  b.add(
    'lens',
    carve({
      side: path('34,-66! 52,4! 68,4 62,-30 48,-70'),
      w: (_x, y) => 66 + y * 0.28,
      sweep,
      round: 8,
      cell: 4,
      pad: 20,
    }),
  );
  signature(b, o);
  if (o.visor !== 'none')
    b.place(
      smokedScreen(
        [
          [20, 92 + up, 1],
          [-20, 132 + up],
          [-70, tip + 6 + up, 1],
          [-80, tip + up, 1],
          [-36, 118 + up],
          [0, 80 + up, 1],
        ],
        () => 82,
        0.0045,
      ),
    );
  return b;
}

function signature(b: Build, o: LampSheet): void {
  const drl: Record<NonNullable<LampSheet['drl']>, string[]> = {
    brow: ['72,14,14 62,22,50 36,34,88'],
    bar: ['78,12,2 70,12,40 52,14,76'],
    vee: ['76,2,10 62,20,54 30,40,92', '60,-58,16 52,-40,46 40,-12,76'],
    ring: [],
    none: [],
  };
  for (const text of drl[o.drl ?? 'brow']) b.both('drl', tube(points(text), 5.5, { along: 20 }));
}
