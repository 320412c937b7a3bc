import { Shape } from 'three';
import {
  at,
  bar,
  bolt,
  Build,
  carve,
  cylinder,
  fender,
  latheZ,
  plate,
  punch,
  ring,
  roundBox,
  tube,
  type MaterialName,
} from '../kit/index.ts';
import { line, path, points, row } from '../kit/notation.ts';
import { shock, wheel } from '../parts/index.ts';
import { FENDER_GAP, tyreSize } from '../parts/vehicle.ts';
import type { Layout } from './layout.ts';

/** Wheels, fork, front mudguard, rear spring and stands. */
export function runningGear(l: Layout): Build {
  const b = new Build();
  const s = l.sheet;
  const hubMotor = s.drive === 'hub motor';
  b.place(
    wheel({
      ...tyreSize(s.tyres.rear),
      ...s.wheels,
      drum: hubMotor ? 0 : 58,
      hubWidth: 104,
    }),
    0,
    l.rearRadius,
  );
  if (hubMotor) b.place(motorDisc(), 0, l.rearRadius);
  b.place(
    wheel({
      ...tyreSize(s.tyres.front),
      ...s.wheels,
      drum: s.disc ? 0 : 56,
      hubWidth: 92,
      disc: s.disc ? { diameter: s.disc, z: 50, petal: false } : undefined,
    }),
    l.wheelbase,
    l.frontRadius,
  );
  if (s.wheels.steel) {
    b.place(steelDisc(tyreSize(s.tyres.front).bead, s.wheels.rim), l.wheelbase, l.frontRadius);
    b.place(steelDisc(tyreSize(s.tyres.rear).bead, s.wheels.rim), 0, l.rearRadius);
  }
  fork(b, l);
  const m = s.mudguard;
  b.add(
    'paint',
    at(
      fender(l.frontRadius + FENDER_GAP, m.width, m.from, m.to, {
        drop: m.drop,
        squareness: m.squareness,
        lift: (u) => 6 * Math.sin(u * Math.PI),
        widths: [
          [0, m.nose ?? 0.42],
          [0.1, 0.76],
          [0.28, 0.98],
          [0.8, 1],
          [1, 0.84],
        ],
      }),
      l.wheelbase,
      l.frontRadius,
    ),
  );
  // Rear shock on the left, with an electric drive on the right too; mudguard over the tyre.
  for (const z of s.drive === 'engine' ? [-112] : [-112, 112])
    b.place(
      shock([-14, l.rearRadius + 58], [l.x(-70), 560], z, { coil: s.spring, turns: 9, radius: 25 }),
    );
  b.add(
    'plastic',
    at(
      fender(l.rearRadius + 20, s.tyres.rear.width + 46, 40, 158, {
        drop: 22,
        nose: 1,
        tail: 0.9,
      }),
      0,
      l.rearRadius,
    ),
  );
  stands(b);
  return b;
}

/** Pressed steel in front of the spokes, with round holes. */
function steelDisc(bead: number, rim: MaterialName = 'alloyBlack'): Build {
  const b = new Build();
  const disc = new Shape();
  disc.absarc(0, 0, bead - 4, 0, Math.PI * 2);
  for (const [x, y] of ring(8, bead - 40)) punch(disc, x, y, 15);
  b.both(rim, at(plate(disc, 8, { bevel: 3 }), 0, 0, 20));
  return b;
}

function fork(b: Build, l: Layout): void {
  const { disc } = l.sheet;
  b.both('chrome', bar(l.fork(180, 71), l.fork(390, 71), 13));
  b.both(
    'alloyBlack',
    tube([l.fork(-8, 71), l.fork(40, 71), l.fork(236, 71)], row('0:17 0.2:20 0.9:19 1:16')),
    at(cylinder(21, 34), l.wheelbase, l.frontRadius, 64),
  );
  b.both('steel', at(cylinder(11, 14, 6), l.wheelbase, l.frontRadius, 88));
  b.add('black', bar(l.fork(300, 0), l.fork(730, 0, 8), 26));
  b.add('black', bar(l.fork(384, -74), l.fork(384, 74), 20));
  if (disc) {
    const [x, y] = l.fork(74, 0, 22);
    b.add('gold', at(roundBox(46, 72, 40, 12, 3.5), x - 10, y + 4, 56, 0.46));
    b.add('steel', at(bolt(), x - 10, y + 22, 77), at(bolt(), x - 8, y - 14, 77));
    b.add('rubber', tube([[x - 12, y + 40, 62], l.fork(260, 52, 34), l.fork(420, 20, 20)], 4.5));
  } else
    b.add('rubber', tube([l.fork(-30, 66, 40), l.fork(140, 88, 34), l.fork(400, 40, 16)], 4.5));
}

/** Closed drum of a wheel hub motor with cooling ribs and its cable. */
function motorDisc(): Build {
  const b = new Build();
  b.both('engine', latheZ(line('108,18 106,40 92,52 40,58 0.1,60'), 80));
  b.add('engine', cylinder(108, 40, 80));
  for (const [x, y, a] of ring(18, 70))
    b.both('engineBlack', at(roundBox(44, 5, 6, 2.4, 2.4), x, y, 54.5, a, -0.11));
  return b;
}

function stands(b: Build): void {
  b.both('frame', tube(points('400,236,78 350,150,110 330,112,132 300,106,140'), 10));
  b.add('frame', bar([356, 158, -104], [356, 158, 104], 9));
  b.add('frame', tube(points('520,250,-150 430,190,-168 350,164,-176'), 8));
  b.add('rubber', at(roundBox(30, 12, 22, 5, 2.5), 345, 160, -176, 0.25));
}

/** Engine with belt drive case, fan shroud and silencer, or an electric motor. */
export function drive(l: Layout): Build {
  return l.sheet.drive === 'engine' ? engine(l) : electric(l);
}

function engine(l: Layout): Build {
  const b = new Build();
  const R = l.rearRadius;
  // Belt drive case on the left: two stacked plates, ribs and a kick boss.
  const outer = path(
    '438,240 452,318 384,372 226,352 84,302 -48,288 -90,217 -48,148 84,148 262,190',
  );
  const cover = path(
    '420,254 430,314 370,354 224,334 84,284 -42,270 -70,217 -38,168 84,168 254,206',
  );
  b.add('engineBlack', at(plate(outer, 74, { bevel: 18, bevelSteps: 6, per: 10 }), 0, 0, -98));
  b.add('engine', at(plate(cover, 26, { bevel: 9, bevelSteps: 4, per: 10 }), 0, 0, -138));
  b.add('engineCover', at(latheZ(line('0.1,-14 44,-12 54,-2 56,8'), 48), 352, 288, -146));
  b.add('engineCover', at(latheZ(line('0.1,-10 30,-9 38,0 40,8'), 48), -6, 219, -146));
  for (const [x, y] of [
    [410, 300],
    [330, 346],
    [180, 312],
    [60, 272],
    [60, 176],
    [180, 196],
    [300, 224],
  ])
    b.add('steel', at(bolt(4.6, 6), x, y, -153, 0, Math.PI));
  for (let i = 0; i < 4; i++)
    b.add('engine', at(roundBox(96, 7, 8, 3, 2.6), 178 - i * 4, 226 + i * 22, -151, 0.3));
  // Air cleaner above the case.
  b.add(
    'plastic',
    carve({
      side: path('60,330 300,384 330,430 300,480 120,470 20,410'),
      top: 46,
      round: 16,
      cell: 7,
    }).translate(0, 0, -96),
  );
  // Cylinder, fan shroud with slots on the right.
  b.add(
    'engineBlack',
    carve({
      side: path('250,205 236,330 300,396 420,400 520,356 580,340 580,258 470,226 380,198'),
      top: row('236:84 330:100 470:92 580:64'),
      round: 22,
      cell: 8,
    }),
  );
  b.add('plastic', at(latheZ(line('98,0 98,22 90,33 66,37 58,31 0.1,29'), 56), 330, 296, 92));
  for (const [x, y, a] of ring(11, 40))
    b.add('black', at(roundBox(30, 5, 8, 2.2, 2.2), 330 + x, 296 + y, 125, a + 0.5));
  b.add('steel', at(cylinder(15, 8), 330, 296, 124));
  // Gear case arm to the rear axle on the right and the exhaust.
  b.add(
    'engineBlack',
    at(
      plate(path('300,210 300,290 120,264 -30,250 -52,217 -30,186 120,196'), 18, { bevel: 6 }),
      0,
      0,
      82,
    ),
  );
  const z = 134;
  b.add(
    'steelDark',
    tube(
      [
        [530, 262, 40],
        [500, 196, 74],
        [400, 170, 112],
        [290, 178, z - 4],
      ],
      13,
      { along: 44 },
    ),
  );
  const mid = 22 + (R - 217) * 0.5;
  b.add(
    'black',
    tube(
      [
        [300, 178, z - 2],
        [190, 192 + mid * 0.3, z + 6],
        [-40, 236 + mid * 0.4, z + 12],
        [-196, 268 + mid * 0.4, z + 14],
      ],
      row('0:20 0.06:38 0.16:52 0.5:56 0.92:53 0.98:44 1:30'),
      { along: 70, around: 36 },
    ),
  );
  b.add('steelDark', bar([-190, 276, z + 18], [-216, 282, z + 18], 13));
  shield(b, l, z + 62);
  return b;
}

/** Slotted heat shield on the silencer. */
function shield(b: Build, l: Layout, z: number): void {
  const slot = (x: number, y: number): number => {
    let best = 1e3;
    for (let i = 0; i < 5; i++) {
      const dx = Math.max(Math.abs(x - (146 - i * 56) - (y - 240) * 0.35) - 6, 0);
      const dy = Math.max(Math.abs(y - (231 + i * 10.5)) - 17, 0);
      best = Math.min(best, Math.hypot(dx, dy) - 5);
    }
    return best;
  };
  const g = carve({
    side: path('232,196! 216,240 100,268 -60,298 -150,312! -164,266! -60,240 100,206'),
    w: () => 9,
    round: 6,
    cell: 3.2,
    hole: slot,
    holeBlend: 2,
  });
  b.add(l.sheet.muffler?.shield ?? 'alloyBlack', at(g, 0, 0, z, 0, -0.036));
}

function electric(l: Layout): Build {
  const b = new Build();
  const R = l.rearRadius;
  if (l.sheet.drive === 'side motor') {
    // One-sided swing unit: motor and reduction case beside the wheel on the left.
    const arm = path(
      '430,250! 440,330 360,352 170,316 60,330 -60,300 -98,232 -60,166 60,150 200,206',
    );
    b.add(
      'engineBlack',
      at(plate(arm, 70, { bevel: 18, bevelSteps: 6, per: 10 }), 0, R - 232, -100),
    );
    b.add('engineCover', at(latheZ(line('0.1,-32 60,-30 78,-20 84,0 84,6'), 64), 4, R, -132));
    b.add('engine', at(latheZ(line('0.1,-12 34,-10 42,0'), 48), 4, R, -160));
    for (const [x, y, a] of ring(12, 60))
      b.add('engineBlack', at(roundBox(22, 5, 6, 2.4, 2.4), 4 + x, R + y, -161, a));
    for (let i = 0; i < 5; i++)
      b.add('engine', at(roundBox(120, 6, 8, 2.8, 2.6), 232, R - 8 + i * 17, -135, 0.2));
  } else {
    b.add(
      'alloyBlack',
      at(
        plate(path('430,262! 430,324! 200,300 20,262 -40,217 0,182 60,196 240,244'), 26, {
          bevel: 8,
          per: 8,
        }),
        0,
        R - 217,
        -92,
      ),
    );
  }
  b.add(
    'alloyBlack',
    at(
      plate(path('430,262! 430,320! 220,298 20,254 -36,217 0,188 60,200 240,250'), 22, {
        bevel: 7,
        per: 8,
      }),
      0,
      R - 217,
      92,
    ),
  );
  // Closed belly below the flanks: battery and controller.
  b.add(
    'plastic',
    carve({
      side: path('262,250! 280,330 420,420 560,400 580,262! 548,206! 330,206!'),
      top: row('262:120 340:148 520:150 580:120'),
      round: 13,
      cell: 7,
    }),
  );
  for (let i = 0; i < 3; i++)
    b.both('black', at(roundBox(150, 6, 6, 2.8, 2.8), 430, 222 + i * 14, 149));
  b.add('rubber', tube(points('320,330,-70 220,360,-110 90,330,-124 30,270,-120'), 7));
  return b;
}
