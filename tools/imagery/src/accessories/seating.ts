/** Seat covers, back rests and the cowl in place of a pillion pad. */
import { at, Build, carve, curve, cylinder, radians, roundBox, tube } from '../kit/index.ts';
import { path, points, row } from '../kit/notation.ts';
import { type Accessory, line, roundedLoop } from './kit.ts';

/** Crown of the bench, from the tail (x = 0) to the nose. */
const crown = curve(
  row('-14:112 0:128 60:146 170:150 270:132 350:112 460:104 560:112 610:122 640:116 656:98'),
);
const half = curve(row('-14:70 0:92 50:122 180:138 330:132 470:112 580:86 630:66 656:44'));
/** The seam between top and side panel runs this far below the crown. */
const SEAM = 44;

const seatCover: Accessory = {
  id: 'seat-cover',
  name: 'Quilted seat cover',
  colour: { seat: '#3b2a20', inner: '#c9a15c' },
  angle: -30,
  elevation: 24,
  build: () => {
    const b = new Build();
    const xs = [-10, 0, 60, 130, 210, 290, 370, 450, 530, 600, 636, 654];
    const upper = xs.map((x) => [x, crown(x)] as const);
    b.add(
      'seat',
      carve({
        side: [...upper, ...[...upper].reverse().map(([x, y]) => [x, y - SEAM] as const)],
        w: (x) => half(x),
        round: 26,
        cell: 3.6,
        relief: (x, y, z) => {
          const top = Math.max(0, Math.min(1, (y - crown(x) + SEAM - 14) / 14));
          return 3.4 * top * Math.max(line(x + z, 62, 5.5), line(x - z, 62, 5.5));
        },
      }),
    );
    // Side panels reach to the hem; a little inside the top, so that the seam reads.
    b.add(
      'seat2',
      carve({
        side: [
          ...xs.map((x) => [x, crown(x) - SEAM + 14] as const),
          ...[...xs].reverse().map((x) => [x, x < 300 ? 34 : 30] as const),
        ],
        w: (x, y) => half(x) - 4 + (y - 80) * 0.05,
        round: 10,
        cell: 4,
        relief: (x, y) => (y < 52 ? 1.6 * line(x, 14, 4) : 0),
      }),
    );
    b.both(
      'inner',
      tube(
        xs.map((x) => [Math.min(650, Math.max(-6, x)), crown(x) - SEAM + 6, half(x) - 5]),
        3.6,
        { along: 90, around: 10 },
      ),
    );
    b.both(
      'rubber',
      tube(
        xs.map((x) => [x, 36, half(x) - 5]),
        6,
        { along: 80, around: 10 },
      ),
    );
    return b;
  },
};

const backRest: Accessory = {
  id: 'back-rest',
  name: 'Back rest',
  colour: { seat: '#1d1e21', inner: '#8d9096' },
  angle: -38,
  elevation: 12,
  build: () => {
    const b = new Build();
    const pad = new Build();
    pad.add(
      'seat',
      carve({
        side: path('-26,-70 -30,0 -22,66 0,84 22,70 30,6 26,-64 0,-82'),
        w: (_, y) => 142 - ((y - 6) / 84) ** 4 * 22,
        round: 24,
        cell: 3.2,
        relief: (x, y, z) =>
          x > 8 && Math.abs(y) < 62 ? 3 * line(z, 46, 4) * Math.min(1, (x - 8) / 8) : 0,
      }),
    );
    pad.add(
      'inner',
      tube(
        roundedLoop(276, 146, 44, (u, v) => [2, v, u]),
        3,
        { along: 120, around: 8 },
      ),
    );
    b.place(pad, 26, 300, 0, radians(12));
    b.add(
      'chrome',
      tube(
        points(
          '40,20,-104 -10,30,-108 -60,70,-110 -56,140,-108 -24,230,-100 -2,322,-84 0,344,-50 0,346,50 -2,322,84 -24,230,100 -56,140,108 -60,70,110 -10,30,108 40,20,104',
        ),
        9,
        { along: 160 },
      ),
      tube(points('-50,150,-106 -50,150,106'), 6),
    );
    for (const s of [-1, 1]) {
      b.add('chrome', at(roundBox(130, 8, 34, 3.5, 2.5), 40, 10, s * 104));
      b.add('steelDark', at(cylinder(8, 8, 6), 84, 16, s * 104, 0, 0, Math.PI / 2));
      b.add('steelDark', at(cylinder(8, 8, 6), 4, 16, s * 104, 0, 0, Math.PI / 2));
    }
    return b;
  },
};

const seatCowl: Accessory = {
  id: 'seat-cowl',
  name: 'Seat cowl',
  colour: { body: '#b3141c', metal: 0.3 },
  angle: 148,
  elevation: 18,
  build: () => {
    const b = new Build();
    const w = curve(row('0:42 60:74 170:100 270:112 330:104'));
    b.add(
      'paint',
      carve({
        side: path('0,96! 50,128 150,146 250,140 310,112 334,66! 300,28 200,16 90,40 14,74!'),
        w: (x, y) => w(x) * (1 - Math.max(0, y - 40) * 0.0034),
        round: 16,
        cell: 3.2,
        relief: (x, y, z) => {
          const spine = Math.exp(-(((Math.abs(z) - 42) / 7) ** 2));
          const fade = Math.max(0, Math.min(1, (x - 60) / 50, (290 - x) / 40, (y - 84) / 16));
          return 4 * fade * spine;
        },
      }),
    );
    b.add(
      'black',
      carve({
        side: path('16,72! 90,34 200,8 304,20! 320,34! 200,26 90,50!'),
        w: (x) => w(x) * 0.94,
        round: 6,
        cell: 3.2,
      }),
    );
    // Pad in front, where the rider's back touches.
    b.add(
      'seat',
      carve({
        side: path('300,36! 316,40 346,66 330,106 300,124! 306,80'),
        w: (_, y) => 84 - (y - 60) * 0.3,
        round: 12,
        cell: 3,
      }),
    );
    b.add(
      'black',
      at(roundBox(60, 14, 80, 5, 3), 120, 8, 0),
      at(roundBox(60, 14, 80, 5, 3), 260, 8, 0),
    );
    return b;
  },
};

const tankBag: Accessory = {
  id: 'tank-bag',
  name: 'Tank bag',
  colour: { seat: '#2a2c30', inner: '#b3202a', floor: '#3d4046' },
  angle: -34,
  elevation: 24,
  build: () => {
    const b = new Build();
    const w = (x: number, y: number) =>
      118 - Math.max(0, y - 60) * 0.16 - Math.max(0, x - 60) * 0.16;
    b.add(
      'seat',
      carve({
        side: path('-160,30 -168,90 -150,150 -90,178 40,170 120,138 160,84 158,30 0,22'),
        w,
        round: 34,
        cell: 3.6,
        relief: (x, y) => (y < 118 && y > 50 ? 2.5 * line(x, 90, 4) : 0),
      }),
    );
    b.add('floor', at(roundBox(330, 34, 232, 16, 4), -2, 24, 0));
    // The zip runs once around below the lid.
    b.add(
      'black',
      tube(
        roundedLoop(306, 226, 60, (u, v) => [
          u - 6,
          122 - u * 0.05,
          v * (1 - Math.max(0, u) * 0.0009),
        ]),
        5,
        { along: 140, around: 10 },
      ),
    );
    b.add('inner', at(roundBox(34, 6, 12, 2.5, 1.5), 40, 119, 110, 0, 0.1));
    const map = new Build();
    map.add('floor', roundBox(176, 8, 150, 4, 2.5));
    map.add('screen', at(roundBox(152, 6, 126, 2.5, 2), 0, 4, 0));
    b.place(map, -10, 171, 0, -0.1);
    b.both(
      'black',
      tube(points('-70,150,104 -74,110,120 -78,60,122 -80,20,112'), 7, { around: 8 }),
      tube(points('70,132,98 74,100,108 78,60,110 80,20,104'), 7, { around: 8 }),
    );
    b.both(
      'plastic',
      at(roundBox(34, 42, 14, 5, 2.5), -76, 84, 124),
      at(roundBox(34, 42, 14, 5, 2.5), 76, 80, 112),
    );
    b.add('black', tube(points('-162,120,-40 -186,140,-24 -190,146,0 -186,140,24 -162,120,40'), 7));
    return b;
  },
};

export const SEATING: readonly Accessory[] = [seatCover, backRest, seatCowl, tankBag];
