/** Tubes against a fall, against cloth in the wheel and against branches. */
import { at, Build, curve, cylinder, latheX, latheY, plate, roundBox, tube } from '../kit/index.ts';
import type { MaterialName } from '../kit/index.ts';
import { path, points, row } from '../kit/notation.ts';
import { type Accessory, mirrorX, sheet, sidePoints } from './kit.ts';

/** A clamp plate with its two bolts, facing the camera. */
function clampPlate(b: Build, x: number, y: number, z: number): void {
  b.add('black', at(roundBox(44, 66, 8, 3.5, 2.5), x, y, z));
  for (const s of [-1, 1]) b.add('steelDark', at(cylinder(7.5, 10, 6), x, y + s * 20, z + 6));
}

function engineGuard(material: MaterialName, double: boolean): Build {
  const b = new Build();
  for (const s of [-1, 1]) {
    const m = (text: string) => sidePoints(text, s);
    b.add(
      material,
      tube(
        m(
          '0,350,0 70,352,4 150,350,30 222,338,60 256,300,74 256,246,74 236,180,62 200,112,42 156,54,20 108,20,6 50,11,0 0,10,0',
        ),
        13,
        { along: 110, around: 18, caps: false },
      ),
    );
    if (double)
      b.add(
        material,
        tube(m('60,352,4 118,318,36 164,262,54 168,196,52 146,126,36 104,64,14 62,16,0'), 9, {
          along: 70,
        }),
      );
    else b.add(material, tube(m('92,352,8 140,296,36 196,236,58 248,214,72'), 8, { along: 40 }));
    // Slider where the guard first meets the road.
    if (!double) {
      const slider = latheX(row('0.1:-24 17:-24 24:-14 25:10 21:20 0.1:24'), 32);
      if (s < 0) slider.rotateY(Math.PI);
      b.add('rubber', at(slider, s * 272, 226, 74));
      b.add('steelDark', at(cylinder(8, 6, 6), s * 296, 226, 74, 0, Math.PI / 2));
    } else b.add('rubber', tube(m('257,294,74 257,260,75 253,222,72'), 17, { around: 18 }));
  }
  clampPlate(b, 0, 350, 14);
  clampPlate(b, 0, 33, 14);
  return b;
}

const engineGuardBlack: Accessory = {
  id: 'engine-guard',
  name: 'Engine guard, black',
  angle: -24,
  elevation: 9,
  build: () => engineGuard('black', false),
};

const engineGuardChrome: Accessory = {
  id: 'engine-guard-chrome',
  name: 'Engine guard, chrome',
  angle: -24,
  elevation: 9,
  backdrop: 'steel',
  build: () => engineGuard('chrome', true),
};

const apronGuard: Accessory = {
  id: 'apron-guard',
  name: 'Apron guard for scooters',
  angle: -30,
  elevation: 10,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const m = (text: string) => sidePoints(text, s);
      b.add(
        'steel',
        tube(
          m(
            '70,14,-60 150,14,-40 212,40,-10 240,110,20 246,210,14 236,310,-16 204,372,-52 160,384,-84 120,360,-104',
          ),
          11,
          { along: 110, around: 18 },
        ),
        tube(m('180,22,-28 196,70,4 202,150,26 200,250,14 190,330,-30 180,378,-68'), 8, {
          along: 80,
        }),
      );
      for (const y of [110, 170, 230, 290])
        b.add('steel', tube(m(`199,${y},${y < 240 ? 18 : 2} 243,${y},${y < 240 ? 16 : -6}`), 6));
      b.add('black', at(roundBox(40, 50, 10, 4, 2.5), s * 116, 356, -106));
      b.add('steelDark', at(cylinder(7.5, 10, 6), s * 116, 356, -98));
    }
    b.add('steel', tube(points('-90,14,-56 90,14,-56'), 11, { around: 18 }));
    b.add(
      'steel',
      tube(points('-160,15,-36 -80,30,-6 0,34,4 80,30,-6 160,15,-36'), 8, { along: 60 }),
    );
    return b;
  },
};

const sareeGuard: Accessory = {
  id: 'saree-guard',
  name: 'Saree guard with step',
  angle: -22,
  elevation: 9,
  build: () => {
    const b = new Build();
    b.add(
      'chrome',
      tube(
        points(
          '190,262,-30 150,286,0 40,296,6 -80,288,8 -170,252,8 -212,180,8 -196,96,8 -140,40,8 -40,20,6 80,34,6 160,84,4 200,140,0 214,190,-30',
        ),
        8,
        { along: 150, around: 16 },
      ),
    );
    for (const x of [-150, -100, -50, 0, 50, 100, 150])
      b.add(
        'chrome',
        tube(
          [
            [x, rodTop(x), 7],
            [x + 8, rodFoot(x + 8), 7],
          ],
          4.5,
        ),
      );
    b.add('chrome', tube(points('-205,170,8 -80,160,10 80,160,10 200,150,2'), 5, { along: 50 }));
    // Step plate, folded out.
    const step = new Build();
    step.add('black', roundBox(150, 12, 70, 5, 2.5));
    for (let i = -3; i <= 3; i++) step.add('rubber', at(roundBox(12, 8, 56, 3, 2), i * 19, 8, 0));
    step.add('chrome', at(tube(points('-60,0,-46 60,0,-46'), 8), 0, 0, 0));
    step.add(
      'black',
      at(roundBox(20, 20, 30, 5, 3), -46, -2, -34),
      at(roundBox(20, 20, 30, 5, 3), 46, -2, -34),
    );
    b.place(step, -10, 26, 58);
    for (const [x, y] of [
      [184, 262],
      [212, 194],
    ] as const) {
      b.add('chrome', at(roundBox(40, 30, 6, 2.8, 2), x, y, -34));
      b.add('steelDark', at(cylinder(7, 8, 6), x, y, -29));
    }
    return b;
  },
};
/** Ends of the rods on the loop of the saree guard. */
const rodTop = curve(row('-150:258 -100:278 -50:287 0:291 50:293 100:291 150:284'));
const rodFoot = curve(row('-142:42 -92:26 -42:21 8:22 58:28 108:48 158:82'));

const footStep: Accessory = {
  id: 'foot-step',
  name: 'Folding foot step',
  angle: -32,
  elevation: 24,
  build: () => {
    const b = new Build();
    b.add('black', at(roundBox(190, 16, 96, 7, 3), 0, 12, 40));
    for (let i = -4; i <= 4; i++) b.add('rubber', at(roundBox(11, 9, 78, 4, 2), i * 19, 22, 42));
    b.add('steel', tube(points('-100,22,-18 100,22,-18'), 11, { around: 20 }));
    for (const s of [-1, 1]) {
      b.add('black', at(roundBox(30, 34, 40, 8, 3), s * 66, 20, -6));
      b.add('steel', at(cylinder(15, 12, 28), s * 104, 22, -18, 0, Math.PI / 2));
    }
    // Bracket to the frame.
    const bracket = plate(path('-60,-100! 60,-100! 88,-40 70,60! -70,60! -88,-40'), 8, {
      bevel: 2.4,
      holes: [
        [-46, 28, 9],
        [46, 28, 9],
        [0, 14, 16],
      ],
    });
    b.add('black', at(bracket, 0, 100, -34));
    for (const s of [-1, 1]) b.add('steelDark', at(cylinder(13, 10, 6), s * 46, 128, -26));
    b.add('spring', tube(points('-40,22,-18 40,22,-18'), 14, { around: 20 }));
    return b;
  },
};

const knuckleGuards: Accessory = {
  id: 'knuckle-guards',
  name: 'Knuckle guards',
  angle: -24,
  elevation: 22,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const one = new Build();
      const depth = (x: number, y: number) =>
        -0.0016 * (x + 40) ** 2 * (x > -40 ? 1 : 0.4) -
        0.012 * Math.max(0, x - 80) ** 2 -
        0.0016 * (y - 70) ** 2;
      one.add(
        'plastic',
        sheet({
          form: path(
            '-150,64! -128,100 -70,136 20,158 104,160 146,140! 162,92 158,40 138,4! 90,-8 34,0! 4,30 -50,46 -110,48!',
          ),
          depth,
          thickness: 8,
          cell: 2.6,
        }),
      );
      // Raised lines near the upper edge.
      for (let i = 0; i < 3; i++)
        one.add(
          'redPlain',
          sheet({
            form: path(
              `${-20 + i * 8},${132 - i * 14}! 96,${134 - i * 14}! 90,${127 - i * 14}! ${-16 + i * 8},${125 - i * 14}!`,
            ),
            depth: (x, y) => depth(x, y) + 4,
            thickness: 4,
            cell: 2,
          }),
        );
      one.add(
        'alloy',
        tube(points('-152,78,-34 -80,80,0 0,78,4 80,72,-16 128,66,-46 150,64,-84 146,64,-124'), 8, {
          along: 80,
          around: 18,
        }),
        at(cylinder(15, 22, 32), -150, 78, -44),
      );
      for (const x of [-70, 70])
        one.add('steelDark', at(cylinder(7.5, 8, 6), x, x < 0 ? 80 : 73, x < 0 ? 10 : -4));
      // A piece of handlebar with its grip shows what is guarded.
      one.add('rubber', at(cylinder(17, 124, 40), 74, 64, -124, 0, Math.PI / 2));
      for (let i = -4; i <= 4; i++)
        one.add('rubber', at(cylinder(18.4, 5, 40), 74 + i * 12, 64, -124, 0, Math.PI / 2));
      one.add('black', at(cylinder(11, 170, 32), -70, 64, -124, 0, Math.PI / 2));
      one.add('alloy', at(cylinder(18, 18, 40), 146, 64, -124, 0, Math.PI / 2));
      one.add(
        'black',
        at(roundBox(26, 34, 34, 6, 3), -150, 70, -84),
        tube(points('-150,70,-60 -150,66,-124'), 10),
      );
      if (s < 0) b.place(mirrorX(one), -96, 0, -150);
      else b.place(one, 96, 0, 150);
    }
    return b;
  },
};

/** Turned nylon bobbin on an alloy foot, standing. */
function slider(): Build {
  const b = new Build();
  b.add('alloy', latheY(row('0.1:0 30:0 32:3 32:12 24:18 0.1:18')));
  b.add(
    'rubber',
    latheY(row('22:16 27:22 27:50 31:58 34:74 34:96 30:108 18:113 13:112 12:98 0.1:98'), 56),
  );
  b.add('redPlain', at(latheY(row('27.4:0 28.6:2 28.6:8 27.4:10')), 0, 32, 0));
  b.add('steel', at(cylinder(10, 8, 6), 0, 101, 0, 0, 0, -Math.PI / 2));
  return b;
}

const frameSliders: Accessory = {
  id: 'frame-sliders',
  name: 'Frame sliders',
  angle: -20,
  elevation: 20,
  build: () => {
    const b = new Build();
    b.place(slider(), -44, 0, -10);
    const lying = new Build().place(slider(), 0, 0, 0, 0, 0, Math.PI / 2 - 0.02);
    b.place(new Build().place(lying, 0, 34, -40), 56, 0, 0, 0, 0.42);
    return b;
  },
};

export const GUARDS: readonly Accessory[] = [
  engineGuardBlack,
  engineGuardChrome,
  apronGuard,
  sareeGuard,
  footStep,
  knuckleGuards,
  frameSliders,
];
