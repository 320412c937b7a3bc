/** What carries luggage, and the luggage. */
import { at, Build, carve, curve, cylinder, plate, roundBox, tube } from '../kit/index.ts';
import { path, points, row } from '../kit/notation.ts';
import { type Accessory, line, roundedLoop } from './kit.ts';

const rearCarrier: Accessory = {
  id: 'rear-carrier',
  name: 'Rear carrier',
  angle: -38,
  elevation: 22,
  build: () => {
    const b = new Build();
    b.add(
      'black',
      tube(
        roundedLoop(330, 230, 56, (u, v) => [u, 150 + Math.max(0, -u - 60) * 0.12, v]),
        9,
        { along: 160, around: 16 },
      ),
    );
    for (const z of [-66, -22, 22, 66])
      b.add('black', tube(points(`-162,162,${z} -60,150,${z} 162,150,${z}`), 6, { along: 30 }));
    b.add('alloyBlack', at(roundBox(190, 9, 170, 4, 3), 30, 158, 0));
    for (let i = -3; i <= 3; i++)
      b.add('rubber', at(roundBox(10, 6, 140, 2.5, 2), 30 + i * 24, 164, 0));
    for (const s of [-1, 1]) {
      b.add(
        'black',
        tube(
          points(`130,150,${s * 112} 138,110,${s * 116} 120,50,${s * 110} 150,12,${s * 104}`),
          8,
          {
            along: 40,
          },
        ),
        tube(
          points(`-90,152,${s * 112} -20,110,${s * 114} 100,40,${s * 108} 126,14,${s * 104}`),
          7,
          {
            along: 40,
          },
        ),
        at(roundBox(74, 40, 7, 3, 2.5), 140, 20, s * 106),
      );
      for (const x of [120, 160])
        b.add('steelDark', at(cylinder(8, 10, 6), x, 20, s * 106 + s * 6));
      for (const x of [-120, 60])
        b.add(
          'black',
          tube(points(`${x - 16},156,${s * 118} ${x},156,${s * 134} ${x + 16},156,${s * 118}`), 5),
        );
    }
    return b;
  },
};

const boxBracket: Accessory = {
  id: 'box-bracket',
  name: 'Bracket for a box',
  angle: -34,
  elevation: 28,
  build: () => {
    const b = new Build();
    const form = path(
      '-150,-60 -140,-96 -60,-118 60,-118 140,-96 150,-60 150,60 140,96 60,118 -60,118 -140,96 -150,60',
    );
    const top = plate(form, 12, {
      bevel: 4,
      holes: [
        [-92, -58, 20],
        [92, -58, 20],
        [-92, 58, 20],
        [92, 58, 20],
        [0, 0, 30],
        [0, -74, 13],
        [0, 74, 13],
        [-104, 0, 13],
        [104, 0, 13],
      ],
    });
    b.add('alloyBlack', at(top, 0, 104, 0, 0, 0, Math.PI / 2));
    for (const s of [-1, 1])
      for (const t of [-1, 1])
        b.add('steel', at(cylinder(9, 10, 6), s * 128, 112, t * 62, 0, 0, Math.PI / 2));
    // Catch of the box.
    b.add('plastic', at(roundBox(34, 22, 70, 6, 3), -134, 116, 0));
    b.add('redPlain', at(roundBox(14, 8, 34, 3, 2), -138, 128, 0));
    for (const s of [-1, 1]) {
      b.add(
        'black',
        tube(
          points(
            `-120,94,${s * 70} 20,92,${s * 74} 120,70,${s * 82} 150,20,${s * 88} 210,8,${s * 90}`,
          ),
          9,
          {
            along: 60,
          },
        ),
        tube(points(`-40,92,${s * 72} 60,40,${s * 84} 130,10,${s * 90} 200,8,${s * 90}`), 7, {
          along: 50,
        }),
        at(roundBox(70, 10, 36, 4, 2.5), 200, 6, s * 90),
      );
      b.add('steelDark', at(cylinder(9, 10, 6), 216, 14, s * 90, 0, 0, Math.PI / 2));
    }
    b.add('black', tube(points('120,70,-82 120,70,82'), 7));
    return b;
  },
};

const bagHolder: Accessory = {
  id: 'bag-holder',
  name: 'Holder for side bags',
  angle: -38,
  elevation: 14,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      b.add(
        'black',
        tube(
          roundedLoop(330, 220, 60, (u, v) => [u, 120 + v, s * (125 + Math.max(0, 20 - v) * 0.06)]),
          9,
          { along: 150, around: 16 },
        ),
        tube(points(`-120,30,${s * 132} 20,130,${s * 124} 130,222,${s * 122}`), 6),
        tube(points(`-160,120,${s * 126} 160,120,${s * 126}`), 6),
        tube(points(`90,228,${s * 124} 96,262,${s * 110} 100,276,${s * 84}`), 8),
        at(roundBox(40, 8, 50, 3.5, 2.5), 102, 278, s * 70),
        tube(points(`158,60,${s * 130} 190,46,${s * 118} 214,40,${s * 96}`), 8),
        at(roundBox(36, 34, 7, 3, 2.5), 218, 40, s * 92),
      );
      b.add('steelDark', at(cylinder(8, 8, 6), 102, 284, s * 70, 0, 0, Math.PI / 2));
      b.add('steelDark', at(cylinder(8, 8, 6), 218, 40, s * 92 + s * 6));
    }
    b.add(
      'black',
      tube(points('-150,190,-124 -176,196,-90 -182,196,0 -176,196,90 -150,190,124'), 8, {
        along: 80,
      }),
    );
    return b;
  },
};

const topBox: Accessory = {
  id: 'top-box',
  name: 'Top box',
  angle: -38,
  elevation: 15,
  build: () => {
    const b = new Build();
    const w = curve(row('-200:166 -100:196 60:200 200:164 216:140'));
    const tumble = (y: number) => 1 - Math.abs(y - 150) * 0.0011 - Math.max(0, y - 240) * 0.0016;
    const shell = (
      text: string,
      grow: number,
      relief?: (x: number, y: number, z: number) => number,
    ) =>
      carve({
        side: path(text),
        w: (x, y) => (w(x) + grow) * tumble(y),
        round: 30,
        cell: 4.4,
        relief,
      });
    b.add('plastic', shell('-196,30 -206,90 -208,146! 212,146! 206,80 190,26 100,14 -120,14', 0));
    b.add(
      'plastic',
      shell('-210,158! -206,220 -176,288 -60,316 70,312 170,276 210,210 216,158!', 3, (_x, y, z) =>
        y > 270 ? 3 * line(Math.abs(z) - 60, 400, 7) : 0,
      ),
    );
    b.add('rubber', shell('-200,138! -202,166! 208,166! 206,138!', -8));
    // Rear panel: reflector, trim, lock.
    b.add(
      'red',
      carve({
        side: path('176,120! 217,120! 218,142! 176,142!'),
        w: (x) => (w(x) - 8) * 1,
        round: 5,
        cell: 3,
      }),
    );
    b.add(
      'alloy',
      carve({ side: path('196,196! 217,190 214,206! 190,210!'), w: () => 120, round: 4, cell: 3 }),
    );
    b.add('black', at(roundBox(22, 62, 58, 8, 3), 208, 152, 0));
    b.add('chrome', at(cylinder(11, 8, 28), 220, 146, 0, 0, Math.PI / 2));
    b.both('black', at(roundBox(44, 54, 12, 5, 3), -60, 148, 192));
    b.add('black', at(roundBox(270, 20, 220, 8, 4), 0, 10, 0));
    return b;
  },
};

const saddleBags: Accessory = {
  id: 'saddle-bags',
  name: 'Saddle bags, a pair',
  colour: { seat: '#5d543f', inner: '#5a3620', floor: '#4b4434' },
  angle: -36,
  elevation: 20,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const bag = new Build();
      bag.add('seat', at(roundBox(300, 230, 110, 34, 4), 0, 116, 0));
      // Flap over the front and its leather edge.
      bag.add(
        'floor',
        carve({
          side: path('-153,236! -156,180 -150,120! -60,92 60,92 150,120! 156,180 153,236! 0,240!'),
          w: () => 63,
          round: 18,
          cell: 4,
        }),
      );
      for (const x of [-82, 82]) {
        bag.add(
          'inner',
          tube(
            points(`${x},240,-20 ${x},242,30 ${x},228,60 ${x},180,68 ${x},110,68 ${x},60,60`),
            6.5,
            {
              along: 50,
            },
          ),
          at(roundBox(30, 130, 7, 3, 2.5), x, 148, 65),
          at(roundBox(30, 60, 7, 3, 2.5), x, 60, 57),
        );
        const loop = tube(
          roundedLoop(42, 34, 8, (u, v) => [u + x, v + 96, 68]),
          3.4,
          { along: 60 },
        );
        bag.add(
          'steel',
          loop,
          tube(
            [
              [x - 2, 96, 70],
              [x + 20, 96, 70],
            ],
            2.6,
          ),
        );
      }
      bag.add(
        'inner',
        tube(
          roundedLoop(300, 230, 34, (u, v) => [u, v + 116, 16]),
          4,
          { along: 120, around: 8 },
        ),
      );
      b.place(s > 0 ? bag : new Build().place(bag, 0, 0, 0, 0, Math.PI), 0, 0, s * 106);
    }
    for (const x of [-82, 82]) b.add('inner', at(roundBox(34, 8, 130, 3, 2.5), x, 238, 0));
    b.add('floor', at(roundBox(250, 8, 110, 3.5, 3), 0, 233, 0));
    return b;
  },
};
export const CARRIERS: readonly Accessory[] = [
  rearCarrier,
  boxBracket,
  bagHolder,
  topBox,
  saddleBags,
];
