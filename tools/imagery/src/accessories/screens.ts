/** Screens, and the grilles in front of lamp and radiator. */
import { at, Build, cylinder, plate, roundBox, tube } from '../kit/index.ts';
import type { Vec3 } from '../kit/index.ts';
import { path, points } from '../kit/notation.ts';
import { type Accessory, closed, roundedLoop, sheet, symmetric, sidePoints } from './kit.ts';

const ring = (r: number, to: (u: number, v: number) => Vec3): Vec3[] =>
  closed(
    Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * Math.PI * 2;
      return to(r * Math.cos(a), r * Math.sin(a));
    }),
  );

const windscreen: Accessory = {
  id: 'windscreen',
  name: 'Clear windscreen with stays',
  angle: -32,
  elevation: 10,
  backdrop: 'steel',
  build: () => {
    const b = new Build();
    const form = symmetric(path('0,470 90,456 158,400 186,300 178,190 140,110! 60,92'));
    const depth = (x: number, y: number) =>
      -0.0021 * x * x - 0.00042 * (y - 90) ** 2 - (y - 90) * 0.2;
    b.add('lens', sheet({ form, depth, thickness: 6, cell: 3.6 }));
    // The polished edge catches the light; a thin bright line makes the clear sheet readable.
    const edge = path(
      '0,466 50,463 90,452 130,424 155,398 176,346 182,300 181,240 174,190 160,142 138,114 100,102 60,96 0,94',
    );
    const rim = closed([
      ...edge,
      ...[...edge]
        .reverse()
        .filter(([x]) => x > 0)
        .map(([x, y]) => [-x, y] as const),
    ]);
    b.add(
      'spring',
      tube(
        rim.map(([x, y]) => [x, y, depth(x, y)] as const),
        2.6,
        { along: 220, around: 8 },
      ),
    );
    for (const s of [-1, 1]) {
      const m = (text: string) => sidePoints(text, s);
      b.add(
        'steel',
        tube(m('112,270,-86 112,200,-66 108,130,-44 96,70,-36 70,20,-50 66,8,-80'), 7, {
          along: 70,
        }),
      );
      for (const y of [250, 140]) {
        const z = depth(112, y);
        b.add('rubber', at(cylinder(15, 16, 28), s * 112, y, z, 0, s * 0.44, 0.3));
        b.add('chrome', at(cylinder(9, 12, 24), s * 112, y, z + 8, 0, s * 0.44, 0.3));
      }
      b.add('black', at(roundBox(44, 16, 40, 6, 3), s * 66, 8, -84));
      b.add('steelDark', at(cylinder(8, 8, 6), s * 66, 16, -84, 0, 0, Math.PI / 2));
    }
    b.add('steel', tube(points('-104,108,-42 0,112,-26 104,108,-42'), 6, { along: 40 }));
    return b;
  },
};

const flyScreen: Accessory = {
  id: 'fly-screen',
  name: 'Fly screen, smoked',
  angle: -30,
  elevation: 14,
  build: () => {
    const b = new Build();
    const depth = (x: number, y: number) =>
      -0.0034 * x * x - 0.0007 * (y - 20) ** 2 - (y - 20) * 0.36;
    b.add(
      'smoke',
      sheet({
        form: symmetric(path('0,236 58,228 92,190 118,120! 132,62 120,24! 70,34 0,40')),
        depth,
        thickness: 8,
        cell: 2.6,
      }),
    );
    b.add(
      'black',
      sheet({
        form: symmetric(path('0,66 80,58 128,52! 124,14! 70,22 0,28')),
        depth: (x, y) => depth(x, y) - 9,
        thickness: 8,
        cell: 3,
      }),
    );
    for (const s of [-1, 1]) {
      const m = (text: string) => sidePoints(text, s);
      b.add('black', tube(m('84,40,-44 80,20,-60 72,6,-90 60,6,-120'), 7, { along: 40 }));
      b.add('black', at(roundBox(30, 12, 36, 5, 2.5), s * 60, 6, -122));
      for (const x of [46, 100])
        b.add(
          'chrome',
          at(cylinder(7.5, 10, 24), s * x, 44, depth(x, 44) + 4, 0, s * x * 0.006, -0.3),
        );
    }
    return b;
  },
};

const headlampGrille: Accessory = {
  id: 'headlamp-grille',
  name: 'Headlamp grille',
  angle: -30,
  elevation: 10,
  build: () => {
    const b = new Build();
    const bulge = (u: number, v: number) => 26 * (1 - (u * u + v * v) / 9025);
    b.add(
      'black',
      tube(
        ring(98, (u, v) => [u, v + 110, 0]),
        7,
        { along: 140, around: 16 },
      ),
    );
    b.add(
      'black',
      tube(
        ring(98, (u, v) => [u, v + 110, -26]),
        5,
        { along: 140 },
      ),
    );
    for (let i = -4; i <= 4; i++) {
      const y = i * 20;
      const half = Math.sqrt(9604 - y * y);
      const at5 = [-1, -0.5, 0, 0.5, 1].map(
        (t) => [t * half, y + 110, bulge(t * half, y)] as const,
      );
      b.add('black', tube(at5, 3, { along: 30, around: 10 }));
    }
    for (const x of [-42, 42]) {
      const half = Math.sqrt(9604 - x * x);
      const list = [-1, -0.5, 0, 0.5, 1].map(
        (t) => [x, t * half + 110, bulge(x, t * half) - 4] as const,
      );
      b.add('black', tube(list, 3.6, { along: 30, around: 10 }));
    }
    for (const a of [0.25, 0.75, 1.25, 1.75]) {
      const [x, y] = [Math.cos(a * Math.PI) * 98, Math.sin(a * Math.PI) * 98 + 110];
      b.add(
        'black',
        tube(
          [
            [x, y, 0],
            [x, y, -34],
          ],
          5,
        ),
      );
      b.add('steel', at(cylinder(9, 8, 6), x, y, 8));
    }
    b.add('black', at(roundBox(60, 10, 74, 4, 2.5), 0, 5, -24));
    return b;
  },
};

const radiatorGuard: Accessory = {
  id: 'radiator-guard',
  name: 'Radiator guard',
  angle: -28,
  elevation: 10,
  build: () => {
    const b = new Build();
    const holes: (readonly [number, number, number])[] = [];
    for (let j = -7; j <= 7; j++)
      for (let i = -11; i <= 11; i++) {
        const x = i * 15 + (j % 2 ? 7.5 : 0);
        const y = j * 13;
        if (Math.abs(x) < 150 && Math.abs(y) < 96) holes.push([x, y, 5.9]);
      }
    const form = path('-162,-108! 162,-108! 162,108! -162,108!');
    b.add('alloy', at(plate(form, 3.2, { bevel: 0.6, bevelSteps: 1, holes }), 0, 116, 0));
    b.add(
      'alloyBlack',
      tube(
        roundedLoop(334, 226, 16, (u, v) => [u, v + 116, 0]),
        8,
        { along: 180, around: 16 },
      ),
    );
    for (const s of [-1, 1])
      for (const t of [-1, 1]) {
        b.add('alloyBlack', at(roundBox(34, 26, 8, 3.5, 2.2), s * 178, 116 + t * 78, -2));
        b.add('steel', at(cylinder(7, 8, 6), s * 182, 116 + t * 78, 5));
      }
    // Feet: the frame is folded back above and below.
    for (const y of [6, 226]) b.add('alloyBlack', at(roundBox(300, 8, 44, 3.5, 2.5), 0, y, -20));
    return b;
  },
};

export const SCREENS: readonly Accessory[] = [windscreen, flyScreen, headlampGrille, radiatorGuard];
