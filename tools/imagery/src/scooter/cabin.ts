/** What the rider touches: inner shield, floor, seat, handlebar, mirrors and the rail behind. */
import { at, Build, carve, curve, mirror, plate, radians, roundBox, tube } from '../kit/index.ts';
import { latheX } from '../kit/index.ts';
import { path, row } from '../kit/notation.ts';
import { digitalReadout, mirrorHead, mirrorRise, seatSeams } from '../parts/index.ts';
import type { Layout } from './layout.ts';

/** Leg shield towards the rider, with glove box, key and hook. */
export function innerShield(l: Layout): Build {
  const b = new Build();
  const width = curve(l.sheet.apron.front);
  const sweep = l.sheet.apron.sweep ?? 0.002;
  b.add(
    'inner',
    carve({
      side: l.outline(
        path(`
        1024,888! 1016,790 1030,650 1016,530 968,412 894,306! 862,316! 936,430 990,540 1000,650
        984,790 986,894!
      `),
      ),
      w: (_x, y) => width(y) - 7,
      warp: (x, y, z) => [x + sweep * 0.84 * z * z, y, z],
      round: 9,
      cell: 7,
      pad: 90,
    }),
  );
  const x = (v: number) => l.x(v);
  b.add('plastic', at(roundBox(44, 150, 232, 20, 6), x(978), 742, 0, radians(-2)));
  b.add('black', at(roundBox(8, 6, 196, 2.8, 2.8), x(955), 792, 0));
  b.add('chrome', tube([[x(984), 636, 0], [x(952), 632, 0], [x(942), 616, 0]], 6)); // prettier-ignore
  b.add('steel', at(latheX([[13, 8], [13, 0], [10, -6], [0.1, -7]].reverse().map(([r, s]) => [r, s] as const)), x(968), 846, 62)); // prettier-ignore
  b.add('black', tube([l.fork(640, 0, 6), [x(1010), 905, 0]], 44, { around: 24 }));
  return b;
}

export function floor(l: Layout): Build {
  const b = new Build();
  const o = l.outline;
  b.add(
    'floor',
    carve({
      side: o(path('466,292 474,330! 560,318 860,318 934,344! 958,318 886,258 620,246 506,256')),
      top: l.outline(path('466,150 620,180 860,180 958,150')).map(([x, w]) => [x, w] as const),
      round: 11,
      cell: 7,
    }),
  );
  const long = l.x(850) - l.x(590);
  for (let i = -4; i <= 4; i++)
    b.add('rubber', at(roundBox(long, 8, 12, 3, 3), (l.x(850) + l.x(590)) / 2, 318, i * 35));
  b.add(
    l.sheet.floorSide,
    carve({
      side: o(path('478,296 530,304! 880,300! 948,318 908,262 760,240 620,238 500,256')),
      w: () => 189,
      panel: 8,
      round: 3.5,
      cell: 5,
    }),
  );
  b.both('frame', tube([[l.x(900), 258, 88], [560, 236, 88], [420, 262, 80]], 15)); // prettier-ignore
  // Under the seat, towards the rider's heels.
  b.add(
    'plastic',
    carve({
      side: path('596,690 562,570 546,430 536,318! 470,330 470,690'),
      w: () => 98,
      round: 26,
      cell: 8,
    }),
  );
  // Dark mass between seat box and rear wheel: no daylight may cross there.
  b.add(
    'black',
    carve({
      side: path('-190,620 -186,530 -80,482 100,478 300,440 480,420 490,640 200,670'),
      top: row('-190:60 0:76 490:84'),
      round: 16,
      cell: 9,
    }),
  );
  // Pillion foot rests.
  b.both('plastic', at(plate(path('-46,-8 -30,12 42,14 50,-4'), 40, { bevel: 6 }), 452, 306, 166));
  return b;
}

export function seat(l: Layout): Build {
  const b = new Build();
  const s = l.sheet.seat;
  const side = l.outline(s.side);
  const top = s.top.map(([x, w]) => [l.x(x), w] as const);
  const front = row('690:0.94 760:1 800:0.98 880:0.88');
  b.paint(carve({ side, top, front, round: 28, cell: 6.5 }), seatSeams(side), 'seat');
  const width = curve(top);
  // The pan below the cushion, well inside the body.
  b.add(
    'black',
    carve({
      side: side.map(([x, y]) => [x * 0.97, y - 20, 0] as const),
      top: (x) => width(x) - 14,
      round: 10,
      cell: 7,
    }),
  );
  return b;
}

export function handlebar(l: Layout): Build {
  const b = new Build();
  const d = l.wheelbase - 1260;
  const reach = l.halfWidth;
  // Rider's side of the cowl with the instrument.
  const width = curve(l.sheet.cowl.front);
  const sweep = l.sheet.cowl.sweep ?? 0.0016;
  b.add(
    'inner',
    carve({
      side: l.outline(path('886,950 904,1008 960,1044! 990,1020 970,900 918,900')),
      w: (_x, y) => width(y) - 9,
      warp: (x, y, z) => [x + sweep * z * z, y, z],
      round: 16,
      cell: 6.5,
      pad: 70,
    }),
  );
  const face = radians(123);
  b.add('plasticGloss', at(roundBox(16, 62, 164, 7, 3.4), 930 + d, 1029, 0, face));
  b.add('screen', at(roundBox(5, 46, 132, 2.4, 2.5), 926 + d, 1036, 0, face));
  b.place(digitalReadout(132, 46), 924.6 + d, 1038.4, 0, face);
  const y = 974;
  const grip = [
    [936 + d, y, 176],
    [892 + d, y - 2, reach - 26],
  ] as const;
  b.both('black', tube([[985 + d, y - 4, 110], grip[0]], 13));
  b.both('rubber', tube(grip, row('0:20 0.06:16.5 0.92:16.5 0.97:20 1:18'), { along: 24, around: 20 })); // prettier-ignore
  b.both('steel', tube([grip[1], [grip[1][0] - 5, y - 2, reach - 12]], 15));
  b.both(
    'steel',
    tube(
      [
        [976 + d, y - 2, 160],
        [992 + d, y - 6, 204],
        [952 + d, y - 10, reach - 54],
        [940 + d, y - 10, reach - 28],
      ],
      row('0:8 0.3:6.5 1:7.5'),
    ),
  );
  b.both('black', at(roundBox(42, 42, 40, 12, 4), 944 + d, y, 168, 0, radians(22)));
  mirrors(b, l, d);
  if (l.sheet.visor === 'fly')
    b.add(
      'smoke',
      carve({
        side: l.outline(path('1064,1018! 1020,1092! 1010,1092! 1040,1018!')),
        w: (_x, h) => 84 - (h - 1018) ** 2 * 0.008,
        warp: (x, h, z) => [x + 0.0034 * z * z, h, z],
        round: 3,
        cell: 4,
        pad: 50,
      }),
    );
  return b;
}

function mirrors(b: Build, l: Layout, d: number): void {
  const { mirrors: kind, mirrorChrome } = l.sheet;
  const head = mirrorHead(kind, mirrorChrome);
  const half = kind === 'round' ? 54 : kind === 'oval' ? 62 : 77;
  const z = l.halfWidth - half;
  const y = l.sheet.dimensions.height - mirrorRise(kind) - 2;
  const placed = new Build().place(head, 962 + d, y, z, radians(-4), radians(8));
  for (const side of [1, -1])
    for (const [material, list] of placed.parts)
      b.add(material, ...list.map((g) => (side > 0 ? g.clone() : mirror(g))));
  b.both(
    mirrorChrome ? 'chrome' : 'black',
    tube(
      [
        [962 + d, 986, 172],
        [972 + d, 1030, 184],
        [978 + d, y - 34, z - 30],
        [970 + d, y - 12, z - 6],
      ],
      5.5,
    ),
  );
}

/** Grab rail behind the seat. */
export function rail(l: Layout): Build {
  const b = new Build();
  const x = (v: number) => l.x(v);
  const finish = l.sheet.railFinish ?? 'railPaint';
  if (l.sheet.rail === 'loop') {
    b.both(finish, tube([[x(60), 746, 150], [x(-10), 782, 160], [x(-130), 816, 150], [x(-250), 838, 112], [x(-306), 844, 60]], row('0:8 0.2:13 1:12'), { along: 44, around: 18 })); // prettier-ignore
    b.add(finish, tube([[x(-304), 844, 63], [x(-324), 845, 0], [x(-304), 844, -63]], 12.5)); // prettier-ignore
    b.both('black', tube([[x(-240), 756, 80], [x(-262), 836, 98]], 9)); // prettier-ignore
  } else if (l.sheet.rail === 'alloy') {
    b.both(finish, tube([[x(60), 760, 142], [x(-60), 812, 154], [x(-200), 846, 128], [x(-296), 858, 66]], row('0:9 0.2:12 1:11'), { along: 44, around: 18 })); // prettier-ignore
    b.add(finish, at(plate(path('-26,-70! 20,-84! 28,0 20,84! -26,70! -34,0'), 16, { bevel: 6, bevelSteps: 4 }).rotateX(Math.PI / 2), x(-300), 858, 0)); // prettier-ignore
    b.both('black', tube([[x(-230), 770, 76], [x(-250), 842, 92]], 9)); // prettier-ignore
  } else {
    b.both(finish, tube([[x(70), 768, 138], [x(-60), 828, 150], [x(-190), 868, 130], [x(-286), 884, 92]], row('0:8 0.2:12 0.9:12 1:9'), { along: 44, around: 18 })); // prettier-ignore
    b.both(finish, tube([[x(-286), 884, 92], [x(-262), 840, 76], [x(-236), 800, 64]], 9)); // prettier-ignore
  }
  return b;
}

/** Plate carrier under the tail. */
export function tailEnd(l: Layout): Build {
  const b = new Build();
  const x = (v: number) => l.x(v);
  b.add(
    'plastic',
    carve({
      side: [
        [x(-120), 590],
        [x(-250), 690],
        [x(-316), 700, 1],
        [x(-318), 610],
        [x(-330), 440, 1],
        [x(-318), 430, 1],
        [x(-276), 540],
        [x(-200), 580],
      ],
      top: [
        [x(-330), 66],
        [x(-280), 92],
        [x(-120), 104],
      ],
      round: 11,
      cell: 6,
    }),
  );
  b.plates.push({
    centre: [x(-327) - 3, 528, 0],
    lean: -4,
    facing: 'rear',
    width: 190,
    height: 92,
  });
  b.add('red', at(roundBox(10, 22, 46, 4, 3), x(-331), 442, 0));
  return b;
}
