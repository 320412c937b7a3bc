/** Panels, covers and what keeps dirt off. */
import {
  at,
  Build,
  carve,
  curve,
  cylinder,
  fender,
  latheY,
  latheZ,
  meet,
  outline,
  plate,
  polygonDistance,
  roundBox,
  tube,
} from '../kit/index.ts';
import { path, points, row } from '../kit/notation.ts';
import { ledIndicator } from '../parts/index.ts';
import { type Accessory, mirrorX, sheet, symmetric } from './kit.ts';

const bodyCover: Accessory = {
  id: 'body-cover',
  name: 'Body cover over a two-wheeler',
  colour: { seat: '#7d8792', inner: '#4b535c' },
  angle: -34,
  elevation: 10,
  build: () => {
    const b = new Build();
    const top = curve(
      row(
        '-40:640 60:760 200:790 420:800 700:830 900:860 1060:1020 1160:1090 1260:1000 1420:760 1560:560 1640:420',
      ),
    );
    const w = curve(row('-40:150 200:215 700:240 1000:250 1180:260 1400:230 1640:120'));
    const xs = [
      -60, -20, 60, 200, 420, 700, 900, 1000, 1080, 1160, 1240, 1340, 1460, 1580, 1660, 1700,
    ];
    const cloth = (x: number, y: number, z: number): number => {
      // Folds grow towards the hem; they follow the way around the cloth.
      const low = Math.max(0, Math.min(1, (700 - y) / 600));
      const around = x + Math.abs(z) * 0.9;
      return (
        low *
          (11 * Math.sin(around / 52 + Math.sin(x / 170) * 1.6) +
            6 * Math.sin(around / 27 + y / 190)) +
        4 * Math.sin(x / 95 + y / 70) * (1 - low)
      );
    };
    const side = [
      ...xs.map((x) => [x, x > 1640 ? 380 - (x - 1660) * 4 : x < -30 ? 560 : top(x)] as const),
      [1716, 240] as const,
      [1704, 140, 1] as const,
      [-90, 140, 1] as const,
      [-86, 300] as const,
    ];
    const width = (x: number, y: number) =>
      w(x) * (1.1 - Math.max(0, y - 200) * 0.00062 - (y > 760 ? (y - 760) * 0.0009 : 0));
    b.add(
      'seat',
      carve({
        side,
        w: width,
        round: 110,
        cell: 12,
        relief: cloth,
        pad: 160,
        // The handlebar pushes the cloth out.
        flow: {
          blend: 190,
          field: (x, y, z) =>
            Math.hypot(x - 1060, (y - 905) * 0.9, Math.max(0, Math.abs(z) - 250)) - 76,
        },
      }),
    );
    // Elastic hem, a little proud of the cloth.
    b.add(
      'inner',
      carve({
        side,
        w: width,
        round: 110,
        cell: 12,
        relief: (x, y, z) => cloth(x, y, z) - 7,
        hole: (_x, y) => 186 - y,
        holeBlend: 2,
        pad: 20,
      }),
    );
    // The tyres below the hem tell what is under the cloth.
    for (const x of [210, 1340])
      b.add(
        'tyre',
        at(
          latheZ(row('210:-44 250:-52 282:-44 296:-20 299:0 296:20 282:44 250:52 210:44')),
          x,
          299,
          0,
        ),
      );
    return b;
  },
};

const underCowl: Accessory = {
  id: 'under-cowl',
  name: 'Under cowl',
  colour: { body: '#b3141c', metal: 0.3 },
  angle: -34,
  elevation: 17,
  build: () => {
    const b = new Build();
    const w = curve(row('0:78 120:96 300:112 420:104 500:60'));
    const width = (x: number, y: number) => w(x) * (0.82 + Math.min(1, y / 110) * 0.2);
    // Open above: the inner wall runs on beyond the upper edge.
    const inside = polygonDistance(
      outline(path('18,150! 46,62 130,28 300,18 390,38 448,108 474,250! 240,320!')),
    );
    b.add(
      'paint',
      carve({
        side: path('0,96! 30,40 120,8 300,0 400,20 470,100 520,214! 440,176 330,150 180,128'),
        w: width,
        round: 18,
        cell: 3,
        hole: (x, y, z) => meet(inside(x, y), Math.abs(z) - width(x, y) + 9, 12),
        holeBlend: 2,
        relief: (x, y, z) => (Math.abs(z) > 40 ? 3 / (1 + Math.exp((y - 52 - x * 0.1) / 3)) : 0),
      }),
    );
    for (const s of [-1, 1]) {
      // Mesh in the air outlet.
      const form = path('250,66! 372,84! 346,122! 262,108!');
      const mesh = plate(form, 5, { bevel: 1.2, per: 2 });
      b.add('mesh', at(mesh, 0, 0, s * 112));
      for (let i = 0; i < 4; i++)
        b.add(
          'plastic',
          at(roundBox(104 - i * 6, 4, 8, 1.8, 1.6), 310 + i * 2, 76 + i * 11, s * 114, 0.14),
        );
      for (const [x, y] of [
        [60, 86],
        [440, 150],
      ] as const)
        b.add('steelDark', at(cylinder(9, 8, 6), x, y, s * (w(x) * 1.0 + 1)));
    }
    return b;
  },
};

const skidPlate: Accessory = {
  id: 'skid-plate',
  name: 'Skid plate',
  angle: -36,
  elevation: 22,
  build: () => {
    const b = new Build();
    b.add(
      'alloy',
      carve({
        side: path(
          '0,0! 200,0 310,6 390,44 446,130 486,250! 478,254! 436,136 382,54 306,18 200,10 0,10!',
        ),
        w: (x) => 118 - Math.max(0, 90 - x) * 0.3 - Math.max(0, x - 380) * 0.22,
        round: 4,
        cell: 3.4,
        relief: (x, _y, z) =>
          x > 30 && x < 320 ? -3 * Math.exp(-(((Math.abs(z) - 44) / 9) ** 2)) : 0,
        hole: (x, _y, z) => {
          const u = x - Math.round(x / 62) * 62;
          const slot = Math.hypot(Math.max(0, Math.abs(u) - 14), z) - 8;
          return x > 60 && x < 330 ? slot : 20;
        },
        holeBlend: 2,
      }),
    );
    // Raised sides.
    for (const s of [-1, 1]) {
      const side = plate(path('20,4! 300,4 380,40 430,112! 400,110 330,70 250,58 60,48!'), 5, {
        bevel: 1.6,
      });
      b.add('alloy', at(side, 0, 0, s * 114));
      for (const x of [90, 270]) b.add('steelDark', at(cylinder(9, 9, 6), x, 36, s * 118));
    }
    b.add(
      'steelDark',
      at(cylinder(9, 8, 6), 464, 206, 66, 1.22, Math.PI / 2),
      at(cylinder(9, 8, 6), 464, 206, -66, 1.22, Math.PI / 2),
    );
    return b;
  },
};

const mirrorCovers: Accessory = {
  id: 'mirror-covers',
  name: 'Mirror covers, a pair',
  colour: { body: '#b3141c', metal: 0.35 },
  angle: 0,
  elevation: 12,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const one = new Build();
      const form = path('-78,52 -60,92 0,112 66,104 96,66 78,26 0,6 -56,18');
      const dome = (x: number, y: number) =>
        34 * Math.sqrt(Math.max(0.02, 1 - ((x - 8) / 104) ** 2 - ((y - 60) / 66) ** 2));
      one.add(
        'paint',
        sheet({
          form,
          depth: dome,
          thickness: 5,
          cell: 2.4,
          relief: (x, y) => -3 * Math.exp(-(((y - 46 - x * 0.1) / 4) ** 2)),
        }),
      );
      one.add(
        'black',
        sheet({
          form: form.map(([x, y]) => [8 + (x - 8) * 0.97, 58 + (y - 58) * 0.95] as const),
          depth: (x, y) => dome(x, y) * 0.4 - 8,
          thickness: 5,
          cell: 2.6,
        }),
      );
      one.add(
        'black',
        tube(points('-20,50,-4 -52,30,-12 -78,-6,-16 -84,-50,-14 -84,-84,-12'), 8, { along: 50 }),
        at(cylinder(14, 26, 32), -84, -84, -12, 0, 0, Math.PI / 2),
        at(cylinder(20, 12, 6), -84, -98, -12, 0, 0, Math.PI / 2),
      );
      b.place(s > 0 ? one : mirrorX(one), s * 112, 0, 0, 0, s * 0.3);
    }
    return b;
  },
};

const tyreHugger: Accessory = {
  id: 'tyre-hugger',
  name: 'Rear tyre hugger',
  angle: -34,
  elevation: 12,
  build: () => {
    const b = new Build();
    b.add(
      'plasticGloss',
      fender(300, 176, 38, 156, { drop: 58, thickness: 5, nose: 0.7, tail: 0.6, squareness: 2.6 }),
    );
    b.both(
      'plastic',
      carve({
        side: path('60,286! 180,250 250,196! 262,150 220,130! 150,176 70,216!'),
        w: () => 3.4,
        round: 3,
        cell: 3,
      }).translate(0, 0, 82),
    );
    for (const s of [-1, 1]) {
      b.add('plastic', at(roundBox(46, 30, 16, 6, 3), 236, 150, s * 82));
      b.add('steelDark', at(cylinder(9, 8, 6), 238, 150, s * 92));
      b.add('steelDark', at(cylinder(9, 8, 6), 92, 236, s * 88));
    }
    return b;
  },
};

const mudFlap: Accessory = {
  id: 'mud-flap',
  name: 'Mud flap',
  angle: -28,
  elevation: 12,
  build: () => {
    const b = new Build();
    const depth = (x: number, y: number) =>
      -0.0016 * x * x + 0.0012 * (y - 150) ** 2 * (y < 150 ? 1 : 0.5);
    b.add(
      'rubber',
      sheet({
        form: symmetric(path('0,262 66,256 86,240! 92,160 104,60 96,14! 50,4 0,2')),
        depth,
        thickness: 7,
        cell: 2.8,
        relief: (x, y) =>
          y > 34 && y < 178
            ? 3.4 *
              Math.exp(-(((x - Math.round(x / 26) * 26) / 5) ** 2)) *
              (Math.abs(x) < 84 ? 1 : 0)
            : 0,
      }),
    );
    b.add(
      'steel',
      sheet({
        form: symmetric(path('0,244 72,240! 76,206! 0,210')),
        depth: (x, y) => depth(x, y) + 6,
        thickness: 4,
        cell: 2.6,
      }),
    );
    for (const x of [-48, 0, 48])
      b.add('steelDark', at(cylinder(9, 10, 6), x, 225, depth(x, 225) + 11));
    return b;
  },
};

const forkGaiters: Accessory = {
  id: 'fork-gaiters',
  name: 'Fork gaiters, a pair',
  angle: -20,
  elevation: 14,
  build: () => {
    const b = new Build();
    const profile: [number, number][] = [
      [27, 0],
      [36, 0],
      [38, 4],
      [38, 22],
      [34, 26],
    ];
    for (let i = 0; i < 11; i++) {
      const y = 30 + i * 20;
      const r = 50 - i * 1.1;
      profile.push([r - 13, y], [r - 3, y + 6], [r, y + 10], [r - 3, y + 14]);
    }
    profile.push([27, 252], [32, 256], [32, 276], [29, 279], [22, 279], [21, 262], [0.1, 262]);
    for (const [x, z] of [
      [-62, -24],
      [62, 24],
    ] as const) {
      b.add('rubber', at(latheY(profile, 72), x, 0, z));
      for (const [r, y] of [
        [39, 9],
        [33, 262],
      ] as const)
        b.add(
          'steel',
          at(
            latheY(
              [
                [r - 1, 0],
                [r, 1],
                [r, 8],
                [r - 1, 9],
              ],
              64,
            ),
            x,
            y,
            z,
          ),
          at(roundBox(10, 9, 16, 2, 1.5), x + r * 0.5, y + 4, z + r * 0.87),
        );
    }
    return b;
  },
};

const tailTidy: Accessory = {
  id: 'tail-tidy',
  name: 'Tail tidy',
  colour: { inner: '#f0f1f2' },
  angle: -30,
  elevation: 12,
  build: () => {
    const b = new Build();
    b.add(
      'black',
      carve({
        side: path('-30,200! -40,170 0,120 60,30! 74,34! 40,110 16,170 10,206!'),
        w: (_x, y) => 40 + Math.max(0, y - 150) * 0.4,
        round: 5,
        cell: 3,
      }).rotateY(-Math.PI / 2),
    );
    b.add('black', at(roundBox(130, 12, 150, 5, 3), 0, 204, -50));
    for (const s of [-1, 1])
      for (const z of [-100, -20])
        b.add('steelDark', at(cylinder(8, 8, 6), s * 42, 212, z, 0, 0, Math.PI / 2));
    const board = new Build();
    board.add('black', roundBox(214, 118, 6, 2.8, 2.4));
    board.add('inner', at(roundBox(196, 96, 4, 1.8, 2), 0, -2, 4));
    for (const s of [-1, 1]) board.add('steelDark', at(cylinder(6, 6, 6), s * 70, 32, 7));
    b.place(board, 0, 62, 78, 0, 0, -0.3);
    b.add('black', at(roundBox(90, 22, 34, 8, 3), 0, 128, 64));
    b.add('led', at(roundBox(56, 6, 16, 2.5, 1.8), 0, 117, 68));
    for (const s of [-1, 1]) {
      const left = new Build().place(ledIndicator(), 0, 0, 0, 0, -Math.PI / 2);
      b.place(s < 0 ? left : mirrorX(left), s * 92, 158, 10);
    }
    b.add('red', at(roundBox(70, 14, 8, 3, 2), 0, 150, 44));
    return b;
  },
};

export const COVERS: readonly Accessory[] = [
  bodyCover,
  underCowl,
  skidPlate,
  mirrorCovers,
  tyreHugger,
  mudFlap,
  forkGaiters,
  tailTidy,
];
