/** Handlebar, grips, levers, switches, mirrors, instruments, cables. */
import {
  at,
  bolt,
  Build,
  carve,
  cylinder,
  latheX,
  plate,
  radians,
  roundBox,
  tube,
  type Vec3,
} from '../kit/index.ts';
import { path, row } from '../kit/notation.ts';
import { cable, dial, digitalReadout, handGrips, mirrorHead, mirrorRise } from '../parts/index.ts';
import type { Layout } from './layout.ts';

export function handlebar(l: Layout): Build {
  const b = new Build();
  const s = l.sheet;
  const clip = s.bars.kind === 'clip-on';
  const half = s.dimensions.width / 2 - (s.bars.guards ? 20 : 4);
  const L = l.forkLength;
  const C = l.fork(L + (clip ? -30 : 34), 24);
  const gx = C[0] - s.bars.pull;
  const gy = s.bars.grip;
  const inner: Vec3 = [gx + 38, gy + 4, half - 118];
  const outer: Vec3 = [gx, gy, half - 14];
  const bar: Vec3[] = clip
    ? [[...l.fork(L - 30, 0), l.forkZ + 6], inner, outer]
    : [
        [C[0], C[1], 0],
        [C[0], C[1], 58],
        [C[0] - 10, C[1] + (gy - C[1]) * 0.6, 130],
        [gx + 62, gy + 6, half - 156],
        outer,
      ];
  b.both('black', tube(bar, 11.5, { along: 60 }));
  if (!clip)
    b.both(
      s.engine.kind === 'retro' ? 'alloy' : 'black',
      at(roundBox(40, 40, 34, 10, 4), C[0], C[1] - 6, 42),
      at(cylinder(12, 26).rotateX(Math.PI / 2), C[0], C[1] - 26, 42),
    );
  else
    b.both(
      'black',
      at(cylinder(33, 28).rotateX(Math.PI / 2), ...l.forkAt(L - 30, 0, l.forkZ), l.rake),
    );
  b.place(
    handGrips(inner, outer, {
      weight: s.engine.kind === 'commuter' ? 12 : 15,
      lever: s.engine.kind === 'retro' ? 'alloy' : 'black',
    }),
  );
  // Switch boxes and master cylinder.
  b.both(
    'black',
    at(roundBox(42, 44, 46, 12, 4), inner[0] + 10, inner[1], inner[2] - 26, 0, radians(18)),
  );
  for (const k of [0, 1, 2])
    b.add(
      k === 1 ? 'redPlain' : 'seat2',
      at(roundBox(8, 10, 10, 3, 2), inner[0] - 10, inner[1] + 10 - k * 12, inner[2] - 26),
    );
  if (s.brakes.front) {
    b.add(
      'black',
      at(roundBox(46, 34, 62, 8, 3), inner[0] + 24, inner[1] + 20, inner[2] - 24, 0, radians(14)),
    );
    b.add(
      'steel',
      at(roundBox(40, 4, 54, 2, 2), inner[0] + 24, inner[1] + 38, inner[2] - 24, 0, radians(14)),
    );
  }
  b.both('black', at(cylinder(14, 26), inner[0] + 16, inner[1], inner[2] - 4));
  mirrors(b, l, inner, clip);
  if (s.bars.guards) guards(b, outer, half);
  instruments(b, l);
  cables(b, l, inner, C);
  return b;
}

/** Heads end at the published height; on fairings they stand beside the screen. */
function mirrors(b: Build, l: Layout, inner: Vec3, clip: boolean): void {
  const s = l.sheet;
  const kind = s.bars.mirrors;
  // The checks allow 3 %; the published height of some makers' models is to the instruments.
  const y = s.dimensions.height * 1.022 - mirrorRise(kind);
  const z = Math.min(s.dimensions.width / 2 - 74, inner[2] + 62);
  const head = (side: number) => {
    const h = mirrorHead(kind, s.bars.chromeMirrors);
    return side > 0 ? h : h.mirrored();
  };
  const x = clip ? l.fork(l.forkLength, -30)[0] : inner[0] + 44;
  for (const side of [1, -1]) {
    b.place(head(side), x, y, side * z, radians(4), radians(side * -8));
    const from: Vec3 = clip
      ? [x + 60, y - 76, side * 96]
      : [inner[0] + 12, inner[1] + 14, side * (inner[2] - 16)];
    b.add(
      s.bars.chromeMirrors ? 'chrome' : 'black',
      tube(
        [
          from,
          clip
            ? [x + 44, y - 40, side * 140]
            : [from[0] + 14, from[1] + (y - from[1]) * 0.55, side * (inner[2] + 2)],
          [x + 8, y - 22, side * (z - 36)],
          [x + 6, y - 6, side * (z - 12)],
        ],
        clip ? 8 : 5.5,
        { along: 24 },
      ),
    );
    if (!clip)
      b.add('black', at(cylinder(9, 18, 6).rotateX(Math.PI / 2), from[0], from[1] + 2, from[2]));
  }
}

function guards(b: Build, outer: Vec3, half: number): void {
  const shell = carve({
    side: path('-24,-30! -40,14 -6,46! 50,34 72,-12! 30,-44'),
    w: (x) => 78 - Math.max(0, x) * 0.1,
    round: 5,
    cell: 4.5,
    // Only the curved outer skin remains: hand room inside.
    hole: (x, _y, z) => Math.hypot(x + 22, z * 0.86) - 68,
    holeBlend: 4,
  });
  b.both('plastic', at(shell, outer[0] + 34, outer[1] + 2, half - 60));
  b.both(
    'black',
    tube(
      [
        [outer[0] - 4, outer[1], half - 4],
        [outer[0] + 50, outer[1], half + 2],
        [outer[0] + 92, outer[1] - 2, half - 36],
      ],
      9,
    ),
  );
}

function instruments(b: Build, l: Layout): void {
  const s = l.sheet;
  const L = l.forkLength;
  const kind = s.bars.instrument;
  if (kind === 'round') {
    const p = l.fork(L + 78, -36);
    const clock = new Build();
    clock.add('chrome', latheX(row('46:-2 49:6 46:12 42:9'), 48));
    clock.add('black', latheX(row('0.1:-52 34:-46 46:-10 46:4'), 48));
    clock.add('screen', latheX(row('43:8 0.1:10'), 48));
    clock.place(dial(42), 10.8);
    b.place(clock, p[0], p[1], 0, radians(118));
    return;
  }
  const p = l.fork(L + 46, -44);
  const tall = kind === 'pod';
  b.add(
    'black',
    at(
      carve({
        side: path('-34,-20! -28,26! 30,30 40,-10 10,-40'),
        top: row('-34:74 40:56'),
        round: 12,
        cell: 4,
      }),
      p[0],
      p[1] + (tall ? 14 : 6),
      0,
      radians(26),
    ),
  );
  // The glass lies on the pod's upper face, which looks up and back at the rider.
  const face = radians(116);
  const x = p[0] - 13;
  const y = p[1] + (tall ? 42 : 34);
  const [w, h] = tall ? [54, 40] : [108, 44];
  b.add('screen', at(roundBox(5, h, w, 2.4, 2.5), x, y, 0, face));
  b.place(digitalReadout(w, h), x - 1.4, y + 2.8, 0, face);
  if (tall)
    for (const side of [-1, 1]) {
      b.add('screen', at(cylinder(20, 5, 28).rotateY(Math.PI / 2), x, y, side * 49, face));
      b.place(dial(19), x - 1.4, y + 2.8, side * 49, face);
    }
}

function cables(b: Build, l: Layout, inner: Vec3, C: readonly [number, number]): void {
  const { x } = l;
  const front = l.fork(l.forkLength * 0.94, -46);
  const run = (list: Vec3[], r: number) => b.add('black', cable(list, r));
  run(
    [
      [inner[0] + 6, inner[1] - 10, inner[2] - 30],
      [C[0] + 50, C[1] + 16, 116],
      [front[0], front[1], 54],
      [x(900), 800, 40],
    ],
    5,
  );
  run(
    [
      [inner[0] + 6, inner[1] - 10, -inner[2] + 30],
      [C[0] + 56, C[1] + 20, -110],
      [front[0], front[1] - 16, -54],
      [x(880), 750, -40],
    ],
    5,
  );
  run(
    [
      [inner[0] + 16, inner[1] - 10, inner[2] - 20],
      [C[0] + 64, C[1] + 6, 92],
      [front[0] + 4, front[1] - 40, 64],
      [x(860), 690, 46],
    ],
    4.4,
  );
  b.add(
    'black',
    tube(
      [
        [...l.fork(l.forkLength, 30), 0],
        [front[0], front[1] + 30, 0],
      ],
      18,
    ),
  );
  b.add(
    'steel',
    at(bolt(12, 12).rotateX(-Math.PI / 2), ...l.forkAt(l.forkLength + 14, 40, 0), l.rake),
  );
  // Ignition lock.
  b.add(
    'black',
    at(cylinder(20, 36).rotateX(Math.PI / 2), ...l.forkAt(l.forkLength + 14, 6, 0), l.rake),
  );
  b.add(
    'steel',
    at(
      plate(path('-12,-3! 12,-3! 12,3! -12,3!'), 20, { bevel: 1 }).rotateX(Math.PI / 2),
      ...l.forkAt(l.forkLength + 40, 6, 0),
      l.rake,
    ),
  );
}
