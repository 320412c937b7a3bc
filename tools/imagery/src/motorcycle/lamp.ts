/** Headlamps; every kind is made about the lamp's middle, looking along +x. */
import {
  at,
  bolt,
  Build,
  carve,
  latheX,
  radians,
  roundBox,
  tube,
  type Outline,
  type Vec3,
} from '../kit/index.ts';
import type { Layout } from './layout.ts';
import type { MotorcycleSheet } from './sheet.ts';

type LampSheet = MotorcycleSheet['lamp'];

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

function round(o: LampSheet): Build {
  const b = new Build();
  const bowl = o.bowl ?? 'black';
  b.add(
    bowl,
    latheX(
      [
        [0.1, -96],
        [40, -90],
        [72, -62],
        [90, -14],
        [94, 8],
      ],
      64,
    ),
  );
  b.add(
    'chrome',
    latheX(
      [
        [94, 4],
        [99, 10],
        [100, 18],
        [98, 26],
        [92, 30],
        [89, 27],
      ],
      64,
    ),
  );
  b.add(
    'reflector',
    latheX(
      [
        [0.1, -34],
        [44, -20],
        [74, 4],
        [89, 25],
      ],
      56,
    ),
  );
  // LED unit: two halves with a bar between, ring of light around.
  for (const s of [1, -1])
    b.add(
      'led',
      at(roundBox(14, 20, 62, 6, 3), 4, s * 26, 0),
      at(roundBox(10, 10, 40, 4, 2.5), 4, s * 46, 0),
    );
  b.add('black', at(roundBox(16, 10, 168, 4, 3), 10, 0, 0));
  if (o.drl !== 'none')
    b.add(
      'drl',
      latheX(
        [
          [80, 12],
          [84, 18],
          [86, 14],
        ],
        64,
      ),
    );
  b.add(
    'lens',
    latheX(
      [
        [90, 27],
        [62, 42],
        [30, 48],
        [0.1, 50],
      ],
      56,
    ),
  );
  if (o.visor === 'small')
    b.add(
      'smoke',
      carve({
        side: [
          [-4, 92, 1],
          [-30, 150],
          [-64, 190, 1],
          [-72, 184, 1],
          [-46, 140],
          [-20, 90, 1],
        ],
        w: (_x, y) => 96 - (y - 92) * 0.28,
        warp: (x, y, z) => [x + 0.004 * z * z, y, z],
        round: 4,
        cell: 4,
        pad: 40,
      }),
    );
  return b;
}

/** Commuter: painted cowl around one lens, small screen above. */
function cowl(o: LampSheet): Build {
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
    top: [
      [-104, 86],
      [-30, 116],
      [20, 112],
      [60, 94],
    ],
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
      gap: [
        [-104, 20],
        [-40, 62],
        [20, 60],
        [60, 48],
      ],
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
  const warp = (x: number, y: number, z: number): Vec3 => [x + 0.0017 * z * z, y, z];
  b.add(
    'lens',
    carve({ side: face(20, 78, 1), w: (_x, y) => 84 + y * 0.16, warp, round: 14, cell: 4 }),
  );
  b.add(
    'reflector',
    carve({
      side: [
        [12, -90, 1],
        [14, 46, 1],
        [38, 44, 1],
        [42, -20],
        [34, -92, 1],
      ],
      w: (_x, y) => 82 + y * 0.16,
      warp: (x, y, z) => [x - 0.001 * z * z, y, z],
      round: 6,
      cell: 5,
    }),
  );
  b.add(
    'chrome',
    latheX(
      [
        [44, 34],
        [49, 46],
        [43, 48],
        [38, 36],
        [15, 26],
        [13, 42],
        [0.1, 46],
      ],
      44,
    ).translate(4, -28, 0),
  );
  b.add('plasticGloss', at(roundBox(10, 6, 158, 3, 2), 46, 18, 0));
  for (const s of [-1, 1])
    b.add(
      'chrome',
      latheX(
        [
          [16, 30],
          [17, 38],
          [14, 36],
          [0.1, 30],
        ],
        24,
      ).translate(8, 26, s * 58),
    );
  if (o.drl === 'brow' || o.drl === 'bar')
    b.both(
      'drl',
      tube(
        [
          [66, 30, 8],
          [56, 32, 50],
          [40, 36, 84],
        ],
        4.5,
      ),
    );
  b.add(
    'plastic',
    carve({
      side: [
        [-20, -112, 1],
        [52, -98, 1],
        [34, -132],
        [-10, -138],
      ],
      top: 62,
      round: 10,
      cell: 4.5,
    }),
  );
  if (o.visor !== 'none')
    b.add(
      'smoke',
      carve({
        side: [
          [12, 144 + up, 1],
          [-30, 186 + up],
          [-64, 210 + up, 1],
          [-72, 202 + up, 1],
          [-42, 148 + up],
          [-8, 110 + up, 1],
          [28, 112 + up, 1],
        ],
        w: () => 74,
        warp: (x, y, z) => [x + 0.004 * z * z, y, z],
        round: 4,
        cell: 4,
        pad: 20,
      }),
    );
  return b;
}

/** Low LED mask of the naked machines: gloss black face, painted brow, light signature. */
function wedge(o: LampSheet): Build {
  const b = new Build();
  const up = o.crown ?? 0;
  const warp = (x: number, y: number, z: number): Vec3 => [x + 0.0026 * z * z, y, z];
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
    top: [
      [-96, 92],
      [-30, 112],
      [30, 98],
      [72, 62],
    ],
    front: [
      [-8, 0.9],
      [40, 1],
      [118 + up, 0.52],
    ],
    warp,
    round: 10,
    cell: 4.5,
    pad: 34,
  });
  b.paint(shell, [
    {
      gap: [
        [-90, 40],
        [-30, 66],
        [50, 58],
      ],
    },
    ...(o.decal ?? []),
  ]);
  b.add(
    'plasticGloss',
    carve({
      side: [
        [-80, 12, 1],
        [62, 26, 1],
        [66, -6],
        [40, -84, 1],
        [-20, -92],
        [-76, -50],
      ],
      top: [
        [-80, 84],
        [0, 100],
        [66, 70],
      ],
      front: [
        [-92, 0.5],
        [-20, 0.94],
        [26, 1],
      ],
      warp,
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
      side: [
        [20, -66, 1],
        [24, 6, 1],
        [40, 6, 1],
        [34, -66, 1],
      ],
      w: (_x, y) => 66 + y * 0.28,
      round: 4,
      cell: 4,
    }),
  );
  for (const s of [-1, 1]) {
    b.add(
      'chrome',
      latheX(
        [
          [22, 24],
          [24, 36],
          [20, 40],
          [18, 30],
        ],
        32,
      ).translate(8, -16, s * 30),
    );
    b.add(
      'led',
      latheX(
        [
          [18, 30],
          [12, 37],
          [0.1, 40],
        ],
        28,
      ).translate(8, -16, s * 30),
    );
  }
  b.add('led', at(roundBox(12, 12, 54, 5, 2.5), 40, -52, 0));
  b.add(
    'lens',
    carve({
      side: [
        [34, -66, 1],
        [52, 4, 1],
        [68, 4],
        [62, -30],
        [48, -70],
      ],
      w: (_x, y) => 66 + y * 0.28,
      warp,
      round: 8,
      cell: 4,
      pad: 20,
    }),
  );
  signature(b, o);
  if (o.visor !== 'none')
    b.add(
      'smoke',
      carve({
        side: [
          [20, 92 + up, 1],
          [-20, 132 + up],
          [-70, (o.visor === 'tall' ? 190 : 164) + up, 1],
          [-80, (o.visor === 'tall' ? 184 : 156) + up, 1],
          [-36, 118 + up],
          [0, 80 + up, 1],
        ],
        w: () => 82,
        warp: (x, y, z) => [x + 0.0045 * z * z, y, z],
        round: 4,
        cell: 4,
        pad: 34,
      }),
    );
  return b;
}

function signature(b: Build, o: LampSheet): void {
  const drl: Record<NonNullable<LampSheet['drl']>, Vec3[][]> = {
    brow: [
      [
        [72, 14, 14],
        [62, 22, 50],
        [36, 34, 88],
      ],
    ],
    bar: [
      [
        [78, 12, 2],
        [70, 12, 40],
        [52, 14, 76],
      ],
    ],
    vee: [
      [
        [76, 2, 10],
        [62, 20, 54],
        [30, 40, 92],
      ],
      [
        [60, -58, 16],
        [52, -40, 46],
        [40, -12, 76],
      ],
    ],
    ring: [],
    none: [],
  };
  for (const line of drl[o.drl ?? 'brow']) b.both('drl', tube(line, 5.5, { along: 20 }));
}

/** Adventure: tall face with a clear screen above and a beak below. */
function beak(o: LampSheet): Build {
  const b = wedge({ ...o, visor: 'none' });
  const warp = (x: number, y: number, z: number): Vec3 => [x + 0.003 * z * z, y, z];
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
      warp: (x, y, z) => [x + 0.0042 * z * z, y, z],
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
      warp,
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
