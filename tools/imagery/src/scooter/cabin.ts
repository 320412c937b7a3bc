/** What the rider touches: inner shield, floor, seat, handlebar, mirrors and the rail behind. */
import {
  at,
  Build,
  carve,
  curve,
  cylinder,
  latheX,
  mirror,
  plate,
  radians,
  roundBox,
  tube,
  type Vec3,
} from '../kit/index.ts';
import { path, row } from '../kit/notation.ts';
import {
  digitalReadout,
  handGrips,
  mirrorHead,
  mirrorRise,
  seatSeams,
  smokedScreen,
} from '../parts/index.ts';
import type { Layout } from './layout.ts';
import type { Forms } from './sheet.ts';

/** The dark parts of a body that has none of its own. */
const FORMS: Forms = {
  shield: path(`
    1024,888! 1006,790 1020,650 1006,530 962,412 894,306! 862,316! 926,430 970,540 980,650 968,790
    980,894!
  `),
  floor: path('450,292 474,330! 560,318 860,318 934,344! 958,318 886,246 620,228 486,240'),
  skirt: path('436,296 474,310! 540,304 880,304! 930,324 900,272 850,248 620,243 500,256'),
  heel: path('604,694 568,590 542,490 544,410 574,318! 470,330 470,690'),
  under: path('-200,660 -240,600 -150,520 -60,476 60,464 300,430 480,400 490,640 200,690'),
  tail: path(`
    -60,540 -190,590 -256,644! -286,612! -336,436 -322,398! -298,404 -250,448 -190,492 -120,520
  `),
  plate: [-320, 540, -15],
  rail: [[40, 752, 152], [-30, 782, 162], [-130, 804, 154], [-230, 818, 120], [-276, 822, 64]], // oxfmt-ignore
};
const forms = ({ sheet }: Layout): Forms => ({ ...FORMS, ...sheet.forms });

/** Leg shield towards the rider, with glove box, key and hook. */
export function innerShield(l: Layout): Build {
  const b = new Build();
  const width = curve(l.sheet.apron.front);
  const sweep = l.sheet.apron.sweep ?? 0.002;
  b.add(
    'inner',
    carve({
      side: l.outline(forms(l).shield),
      w: (_x, y) => width(y) - 7,
      sweep: sweep * 0.84,
      round: 9,
      cell: 7,
      pad: 90,
    }),
  );
  const x = (v: number) => l.x(v);
  b.add('plastic', at(roundBox(44, 150, 232, 20, 6), x(978), 742, 0, radians(-2)));
  b.add('black', at(roundBox(8, 6, 196, 2.8, 2.8), x(955), 792, 0));
  b.add('chrome', tube([[x(984), 636, 0], [x(952), 632, 0], [x(942), 616, 0]], 6)); // oxfmt-ignore
  b.add('steel', at(latheX(row('0.1:-7 10:-6 13:0 13:8')), x(968), 846, 62)); // oxfmt-ignore
  b.add('black', tube([l.fork(640, 0, 6), [x(1010), 905, 0]], 44, { around: 24 }));
  return b;
}

export function floor(l: Layout): Build {
  const b = new Build();
  const o = l.outline;
  const f = forms(l);
  b.add(
    'floor',
    carve({
      side: o(f.floor),
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
      side: o(f.skirt),
      w: () => 189,
      panel: 8,
      round: 3.5,
      cell: 5,
    }),
  );
  b.both('frame', tube([[l.x(900), 258, 88], [560, 236, 88], [420, 262, 80]], 15)); // oxfmt-ignore
  b.add(
    'plastic',
    carve({
      side: o(f.heel),
      w: () => 98,
      round: 26,
      cell: 8,
    }),
  );
  b.add(
    'black',
    carve({
      side: o(f.under),
      top: row('-240:60 0:76 490:84'),
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
      sweep,
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
  b.place(handGrips(grip[0], grip[1], { weight: 15 }));
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
    b.place(
      smokedScreen(
        l.outline(path('1064,1018! 1020,1092! 1010,1092! 1040,1018!')),
        (_x, h) => 84 - (h - 1018) ** 2 * 0.008,
        0.0034,
      ),
    );
  return b;
}

function mirrors(b: Build, l: Layout, d: number): void {
  const { mirrors: kind, mirrorChrome } = l.sheet;
  const head = mirrorHead(kind, mirrorChrome);
  // Deeper and wider than the flat heads of the motorcycles, which look like discs here.
  const [kx, ky, kz] = [1.75, 0.86, 1.12];
  for (const list of head.parts.values()) for (const g of list) g.scale(kx, ky, kz);
  const half = kind === 'round' ? 54 : kind === 'oval' ? 62 : 77;
  const z = l.halfWidth - half * kz;
  const y = l.sheet.dimensions.height - mirrorRise(kind) * ky - 8;
  const placed = new Build().place(head, 976 + d, y, z, radians(-9), radians(-14), radians(7));
  for (const side of [1, -1])
    for (const [material, list] of placed.parts)
      b.add(material, ...list.map((g) => (side > 0 ? g.clone() : mirror(g))));
  b.both('black', at(cylinder(13, 26), 950 + d, 994, 184, 0, 0, Math.PI / 2));
  b.both(
    mirrorChrome ? 'chrome' : 'black',
    tube(
      [
        [950 + d, 1000, 184],
        [958 + d, 1018, 192],
        [986 + d, y - 62, z - 62],
        [992 + d, y - 28, z - 42],
        [984 + d, y - 10, z - 28],
      ],
      row('0:9 0.3:7 1:8'),
    ),
  );
}

/** Grab rail behind the seat. */
export function rail(l: Layout): Build {
  const b = new Build();
  const { rail: kind, railFinish: finish = 'paint' } = l.sheet;
  const bar = forms(l).rail.map(([x, y, z]): Vec3 => [l.x(x), y, z]);
  const [x, y, z] = bar[bar.length - 1];
  b.both(finish, tube(bar, row('0:8 0.2:14 0.9:13 1:12'), { along: 44, around: 18 }));
  if (kind === 'loop') b.add(finish, tube([[x + 2, y, z + 3], [x - 20, y + 1, 0], [x + 2, y, -z - 3]], 13)); // oxfmt-ignore
  if (kind === 'alloy') b.add(finish, at(plate(path('-26,-70! 20,-84! 28,0 20,84! -26,70! -34,0'), 16, { bevel: 6, bevelSteps: 4 }).rotateX(Math.PI / 2), x - 4, y, 0)); // oxfmt-ignore
  if (kind === 'grips') b.both(finish, tube([[x, y, z], [x + 24, y - 44, z - 16], [x + 50, y - 90, z - 28]], 9)); // oxfmt-ignore
  else b.both('black', tube([[x + 70, y - 76, z + 16], [x + 50, y - 4, z + 36]], 9)); // oxfmt-ignore
  return b;
}

/** Rear mudguard that hangs close behind the wheel and carries the plate. */
export function tailEnd(l: Layout): Build {
  const b = new Build();
  const { tail, plate: [x, y, lean] } = forms(l); // oxfmt-ignore
  const top = row('-336:60 -290:84 -200:98 -110:102').map(([v, w]) => [l.x(v), w] as const);
  b.add('plastic', carve({ side: l.outline(tail), top, round: 11, cell: 6 }));
  b.plates.push({ centre: [l.x(x) - 4, y, 0], lean, facing: 'rear', width: 190, height: 92 });
  b.add('red', at(roundBox(10, 22, 46, 4, 3), l.x(x - 11), y - 60, 0));
  return b;
}
