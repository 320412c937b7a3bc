import {
  at,
  bolt,
  Build,
  carve,
  cylinder,
  radians,
  tube,
  type Outline,
  type Vec3,
} from '../kit/index.ts';
import { row } from '../kit/notation.ts';
import type { Layout } from './layout.ts';

/** Header from the port, round the front of the engine, under it, to the muffler on the right. */
export function exhaust(l: Layout, port: readonly [number, number]): Build {
  const b = new Build();
  const { x } = l;
  const e = l.sheet.exhaust;
  const [hx, hy] = port;
  const z = 150;
  const low = l.sheet.dimensions.groundClearance + 42;
  const r = l.sheet.engine.kind === 'commuter' ? 16 : 19;
  const end: Vec3 = e.kind === 'upswept' ? [x(372), low + 40, z - 6] : [x(352), low + 6, z];
  const header: Vec3[] = [
    [hx - 6, hy, 6],
    [hx + 34, hy - 8, 20],
    [hx + 74, hy - 56, 44],
    [hx + 74, hy - 150, 62],
    [hx + 40, hy - 262, 78],
    [hx - 26, low + 34, 94],
    [x(560), low - 4, 118],
    [x(450), low - 6, 136],
    end,
  ];
  b.add(e.header ?? 'steelDark', tube(header, r, { along: 80, around: 20 }));
  b.add(
    'steel',
    at(cylinder(r + 15, 12, 32).rotateY(Math.PI / 2), hx + 4, hy - 2, 9, radians(-10)),
  );
  b.add(
    'steel',
    tube(
      [
        [x(470), low - 6, 132],
        [x(452), low - 6, 135.5],
      ],
      r + 3,
    ),
  );
  if (e.kind === 'long' || e.kind === 'pipe') long(b, l, end, e.kind === 'pipe');
  else stubby(b, l, end, e.kind === 'upswept');
  return b;
}

function long(b: Build, l: Layout, end: Vec3, pipe: boolean): void {
  const { x } = l;
  const e = l.sheet.exhaust;
  const z = 152;
  const tailX = pipe ? -250 : -176;
  const tailY = l.rearRadius + (pipe ? 6 : 36);
  const at1 = (t: number): Vec3 => [
    end[0] + (tailX - end[0]) * t,
    end[1] + (tailY - end[1]) * (t * 0.9 + 0.1 * t * t),
    z + (pipe ? 14 : 6) * t,
  ];
  const radius = pipe
    ? row('0:20 0.1:26 0.3:40 0.7:46 0.96:47 1:40')
    : row('0:19 0.06:30 0.17:45 0.5:51 0.92:49 0.97:44 1:34');
  b.add(e.finish, tube([at1(0), at1(0.33), at1(0.66), at1(1)], radius, { along: 70, around: 36 }));
  b.add(
    'black',
    tube([at1(0.99), at1(1.06)], 15),
    tube([at1(0.9), at1(0.925)], pipe ? 47.5 : 50.5, { around: 34 }),
  );
  b.add('steel', tube([at1(0.14), at1(0.155)], pipe ? 32 : 44, { around: 30 }));
  // Heat shield along the upper outside, with slots.
  const slope = Math.atan2(tailY - end[1], tailX - end[0]) + Math.PI;
  const mid = at1(pipe ? 0.34 : 0.46);
  const len = pipe ? 260 : 350;
  const shield = carve({
    side: [
      [-len / 2, -16, 1],
      [-len / 2 - 18, 10],
      [-len / 2 + 16, 24, 1],
      [len / 2 - 30, 22, 1],
      [len / 2, 0],
      [len / 2 - 20, -20, 1],
    ],
    top: 8,
    round: 5,
    cell: 3,
    hole: (px, py) => {
      const u = ((px + len / 2 + 1000) % 44) - 22;
      return Math.abs(px) > len / 2 - 50 ? 10 : Math.max(Math.abs(u) - 15, Math.abs(py - 3) - 4);
    },
    holeBlend: 2,
  });
  b.add(e.shield, at(shield, mid[0], mid[1] + 6, z + (pipe ? 46 : 54), slope, 0, radians(-6)));
  for (const t of [-0.4, 0.4])
    b.add(
      'steel',
      at(
        bolt(4.5, 4),
        mid[0] + t * len * Math.cos(slope),
        mid[1] + 8 + t * len * Math.sin(slope),
        z + (pipe ? 55 : 64),
      ),
    );
  b.add(
    'black',
    tube(
      [
        [x(230), end[1] + 36, z - 22],
        [x(250), 330, 108],
      ],
      9,
    ),
  );
}

/** Short box-section muffler; `up` lets it rise along the rear wheel. */
function stubby(b: Build, l: Layout, end: Vec3, up: boolean): void {
  const e = l.sheet.exhaust;
  const len = up ? 520 : 470;
  const slope = radians(up ? 18 : 14);
  const z = 158;
  const form: Outline = [
    [10, -22, 1],
    [14, 20, 1],
    [-70, 56],
    [-len + 70, 66],
    [-len + 6, 58, 1],
    [-len - 26, -10, 1],
    [-len + 60, -52],
    [-150, -54],
  ];
  const place = (g: ReturnType<typeof carve>, dz = 0) => at(g, end[0], end[1], z + dz, -slope);
  const w = (px: number) => 50 * Math.min(1, 0.55 - px / 240);
  b.add(e.finish, place(carve({ side: form, w, round: 26, cell: 6 })));
  b.add(
    e.shield,
    place(
      carve({
        side: [
          [-60, -6, 1],
          [-66, 34],
          [-130, 46, 1],
          [-len + 60, 50, 1],
          [-len + 46, -8, 1],
          [-len + 110, -30],
          [-150, -34],
        ],
        w: () => 7,
        round: 5,
        cell: 3.5,
        hole: (px, py) => {
          const u = (px + 2000) % 38;
          return px < -len + 150 || px > -130
            ? 10
            : Math.max(Math.abs(u - 19 + (py - 8) * 0.5) - 6, Math.abs(py - 8) - 20);
        },
        holeBlend: 2,
      }),
      50,
    ),
  );
  const c = Math.cos(slope);
  const s = Math.sin(slope);
  const local = (px: number, py: number, pz: number): Vec3 => [
    end[0] + px * c + py * s,
    end[1] - px * s + py * c,
    z + pz,
  ];
  b.add('steel', tube([local(24, 2, -8), local(-24, 2, -2)], 25));
  b.add('chrome', tube([local(-len + 30, 24, 0), local(-len - 34, 26, 0)], 22, { around: 24 }));
  b.add('black', tube([local(-len - 20, 25.6, 0), local(-len - 34.5, 26, 0)], 18));
  for (const px of [-90, -len + 80]) b.add('steel', at(bolt(5, 5), ...local(px, 14, 58)));
  b.add('black', tube([local(-180, 50, -10), [l.x(285), 430, 100]], 9));
}
