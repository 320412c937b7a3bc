/** Frame, swingarm, shocks, chain, pegs and stands. */
import { Shape } from 'three';
import {
  at,
  bar,
  bolt,
  Build,
  cylinder,
  plate,
  punch,
  ring,
  tube,
  type Vec3,
} from '../kit/index.ts';
import { path, points } from '../kit/notation.ts';
import { shock } from '../parts/index.ts';
import type { Layout } from './layout.ts';

export function chassis(l: Layout): Build {
  const b = new Build();
  const { x } = l;
  const s = l.sheet;
  const head = l.fork(l.forkLength * 0.9, 46);
  const mono = s.rear.shocks === 'mono';
  b.add(
    'frame',
    bar(l.forkAt(l.forkLength * 0.76, 46, 0), l.forkAt(l.forkLength * 1.01, 46, 0), 27, {
      around: 24,
    }),
    tube(
      [
        [head[0], head[1] - 10, 0],
        [x(740), 792, 0],
        [x(560), 728, 0],
        [x(430), 640, 0],
        [x(405), 420, 0],
      ],
      21,
      { along: 40 },
    ),
  );
  // Gusset behind the steering head.
  b.both(
    'frame',
    at(
      plate(
        [
          [head[0] + 4, head[1] - 20, 1],
          [x(790), 790, 1],
          [x(840), 700, 1],
          [head[0] + 20, head[1] - 110, 1],
        ],
        7,
        { bevel: 2 },
      ),
      0,
      0,
      22,
    ),
  );
  const cradle = s.frame === 'cradle';
  if (cradle)
    b.both(
      'frame',
      tube(
        [
          l.forkAt(l.forkLength * 0.78, 56, 14),
          [x(850), 620, 34],
          [x(800), 400, 60],
          [x(760), 262, 78],
          [x(660), 222, 84],
          [x(450), 228, 92],
          [x(400), 300, 96],
          [x(395), 420, 96],
        ],
        16,
        { along: 60 },
      ),
    );
  else {
    b.add(
      'frame',
      tube([l.forkAt(l.forkLength * 0.78, 50, 0), [x(840), 600, 0], [x(782), 420, 0]], 19),
    );
    // Engine hanger at the foot of the downtube.
    b.both(
      'frame',
      at(
        plate(l.outline(path('818,486 772,476 722,366 776,336 806,400')), 6, { bevel: 2 }),
        0,
        0,
        34,
      ),
      at(bolt(8, 10), x(752), 372, 40),
      at(bolt(8, 10), x(782), 448, 40),
    );
  }
  const tailRise = s.tail.side.reduce((m, p) => (p[0] < 0 ? Math.min(m, p[1]) : m), 2000) + 34;
  b.both(
    'frame',
    tube(
      [
        [x(520), 715, 66],
        [x(330), 728, 84],
        [60, tailRise - 20, 80],
        [-180, tailRise + 10, 60],
      ],
      12,
    ),
    tube(l.along(points('440,440,88 330,560,92 150,705,88')), 12),
    at(plate(path('-40,-96 -52,60 -6,116 40,60 34,-100'), 12, { bevel: 4 }), x(425), 400, 94),
    at(cylinder(19, 12, 24), l.pivot[0], l.pivot[1], 104),
    at(bolt(11, 8), l.pivot[0], l.pivot[1], 112),
  );
  swingarm(b, l);
  if (!mono) {
    for (const side of [-1, 1])
      b.place(shock([34, l.rearRadius + 34], [x(150), 690], side * 126, s.rear.spring));
    b.both('frame', at(cylinder(13, 60, 16), x(150), 690, 98));
  } else
    b.place(
      shock([x(318), 430], [x(352), 690], 0, { radius: 34, coil: 'redPlain', ...s.rear.spring }),
    );
  chain(b, l);
  feet(b, l);
  return b;
}

function swingarm(b: Build, l: Layout): void {
  const z = Math.max(92, l.sheet.tyres.rear.width / 2 + 32);
  const [px, py] = l.pivot;
  if (l.sheet.rear.swingarm === 'box') {
    const len = px;
    const rise = Math.atan2(py - l.rearRadius, px);
    b.both(
      'frame',
      at(
        plate(
          [
            [20, -26, 1],
            [20, 30, 1],
            [-len * 0.35, 34],
            [-len * 0.8, 17],
            [-len - 42, 19, 1],
            [-len - 42, -19, 1],
            [-len * 0.8, -18],
            [-len * 0.35, -12],
          ],
          30,
          { bevel: 7, bevelSteps: 4 },
        ),
        px,
        py,
        z,
        rise,
      ),
    );
    b.add('frame', bar([px - 70, py - 6, -z], [px - 70, py - 6, z], 26));
  } else {
    b.both(
      'frame',
      tube(
        [
          [px, py, z],
          [px * 0.5, (py + l.rearRadius) / 2 - 6, z],
          [-30, l.rearRadius - 1, z],
        ],
        17,
        {
          around: 18,
        },
      ),
      at(plate(path('-40,-20 -40,20 30,24 30,-24'), 16, { bevel: 4 }), -6, l.rearRadius, z),
    );
    b.add('frame', bar([px - 40, py - 4, -z], [px - 40, py - 4, z], 18));
  }
  // Chain adjusters.
  b.both(
    'steel',
    at(cylinder(16, 8, 6), -34, l.rearRadius, z + 12),
    at(bolt(6, 20), -52, l.rearRadius, z),
  );
}

function chain(b: Build, l: Layout): void {
  const { x } = l;
  const R = l.rearRadius;
  const z = -Math.max(92, l.sheet.tyres.rear.width / 2 + 26);
  if (l.sheet.rear.chain === 'case') {
    b.add(
      'plastic',
      at(
        plate(
          [
            [x(440), 462],
            [x(230), 428],
            [0, R + 92],
            [-74, R + 48],
            [-92, R],
            [-74, R - 58],
            [0, R - 94],
            [x(230), 276],
            [x(440), 338],
            [x(486), 398],
          ],
          36,
          { bevel: 11, bevelSteps: 5 },
        ),
        0,
        0,
        z - 6,
      ),
      at(cylinder(44, 6, 36), 0, R, z - 26),
    );
    b.add('steel', at(bolt(5, 4), x(400), 436, z - 25), at(bolt(5, 4), x(150), 400, z - 25));
    return;
  }
  b.add(
    'chain',
    tube(
      [
        [x(430), 434, z],
        [x(200), 400, z],
        [0, R + 88, z],
        [-62, R + 62, z],
        [-88, R, z],
        [-62, R - 62, z],
        [0, R - 88, z],
        [x(200), 318, z],
        [x(430), 364, z],
        [x(462), 398, z],
        [x(430), 434, z],
      ],
      7,
      { along: 160, around: 8 },
    ),
  );
  const gear = new Shape();
  for (let i = 0; i <= 168; i++) {
    const a = (i / 168) * Math.PI * 2;
    const q = 86 + (i % 4 < 2 ? 5 : 0);
    if (i) gear.lineTo(q * Math.cos(a), q * Math.sin(a));
    else gear.moveTo(q, 0);
  }
  for (const [gx, gy] of ring(5, 54)) punch(gear, gx, gy, 17);
  b.add('steelDark', at(plate(gear, 5, { bevel: 0.5 }), 0, R, z));
  b.add(
    'plastic',
    at(
      plate(
        [
          [x(400), 456],
          [x(200), 428],
          [20, R + 112],
          [-50, R + 96, 1],
          [-52, R + 74, 1],
          [30, R + 92],
          [x(200), 402],
          [x(400), 424],
        ],
        28,
        { bevel: 5 },
      ),
      0,
      0,
      z,
    ),
  );
}

function feet(b: Build, l: Layout): void {
  const { x } = l;
  const sporty = l.sheet.rear.shocks === 'mono';
  const clip = l.sheet.bars.kind === 'clip-on';
  // Rear-set pegs on sporting machines.
  const fx = x(clip ? 380 : sporty ? 430 : 455);
  const fy = clip ? 362 : 316;
  const peg = (px: number, py: number, z0: number, z1: number) =>
    bar([px, py, z0], [px - 5, py + 2, z1], 12.5, { around: 18 });
  b.both('rubber', peg(fx, fy, 124, 208));
  b.both('rubber', peg(x(170), 384, 128, 204));
  b.both('frame', tube(l.along(points('285,430,98 230,396,116 170,382,126')), 9));
  b.both('frame', bar([x(455), 350, 84], [fx, fy, 126], 10));
  b.both(
    'alloy',
    at(plate(path('-26,-34 -22,52 12,66 30,20 16,-40'), 8, { bevel: 2 }), fx, fy + 24, 112),
  );
  const brake: Vec3[] = [
    [fx - 10, fy - 18, 140],
    [fx + 70, fy - 38, 152],
    [fx + 150, fy - 40, 160],
    [fx + 172, fy - 30, 164],
  ];
  b.add('steel', tube(brake, 7.5), bar([fx + 164, fy - 32, 148], [fx + 168, fy - 32, 190], 10));
  b.add(
    'steel',
    tube(
      [
        [fx + 40, fy - 8, -148],
        [fx + 130, fy - 18, -158],
        [fx + 136, fy - 18, -160],
      ],
      6,
    ),
  );
  b.add('rubber', bar([fx + 134, fy - 18, -156], [fx + 138, fy - 18, -196], 10));
  // Main stand folded up and side stand.
  b.both('frame', tube(l.along(points('405,262,66 330,176,96 286,150,112')), 11));
  b.add('frame', bar([x(335), 182, -92], [x(335), 182, 92], 9));
  b.add(
    'frame',
    tube(l.along(points('455,250,-112 380,196,-140 260,168,-150')), 9),
    bar([x(266), 168, -132], [x(256), 168, -172], 10),
  );
}
