/** Mats, plates, pads and stickers. */
import {
  at,
  bounds,
  Build,
  isosurface,
  latheY,
  meet,
  outline,
  type Outline,
  plate,
  polygonDistance,
  roundBox,
  tube,
  type Vec3,
} from '../kit/index.ts';
import { path, row } from '../kit/notation.ts';
import { wheel } from '../parts/index.ts';
import { type Accessory, line, symmetric } from './kit.ts';

/** Lays a plate of the xy plane on the floor, its upper edge away from the camera. */
const lay = <G extends Parameters<typeof at>[0]>(g: G, y = 0): G =>
  at(g, 0, y, 0, 0, 0, -Math.PI / 2);

/** A flat moulded part: outline seen from above (y = away from the camera), height of its top. */
function slab(form: Outline, top: (x: number, y: number, inside: number) => number, cell = 3) {
  const polygon = outline(form, 8, 8);
  const distance = polygonDistance(polygon);
  const [x0, y0, x1, y1] = bounds(polygon);
  return isosurface(
    (x, y, z) => {
      const d = distance(x, -z);
      return meet(d, Math.max(-y, (y - top(x, -z, -d)) * 0.7), 2);
    },
    [x0 - 10, -8, -y1 - 10],
    [x1 + 10, 44, -y0 + 10],
    cell,
  );
}

const floorMat: Accessory = {
  id: 'floor-mat',
  name: 'Floor mat',
  colour: { floor: '#43464b' },
  angle: -24,
  elevation: 34,
  build: () =>
    new Build().add(
      'floor',
      slab(
        symmetric(
          path(
            '0,120 40,120 56,140 70,170! 150,164 178,110! 196,0 190,-110 160,-156! 60,-166 0,-166',
          ),
        ),
        (x, y, inside) => {
          const rim = 15 * Math.exp(-(((inside - 7) / 5.5) ** 2));
          // Channels run along, two ribs across near the ends.
          const rib = inside > 22 && y < 92 ? 5 * line(x, 24, 5) : 0;
          return 7 + rim + rib;
        },
      ),
    ),
};

const scuffPlates: Accessory = {
  id: 'scuff-plates',
  name: 'Scuff plates, a pair',
  angle: -28,
  elevation: 34,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const one = new Build();
      const form = path('-180,-30! 150,-30! 182,0 160,32! -150,30! -184,10');
      one.add('alloy', lay(plate(form, 5, { bevel: 1.6 }), 3));
      one.add('alloy', at(roundBox(320, 26, 5, 2.2, 1.8), -14, -8, 28));
      for (let i = -4; i <= 4; i++)
        for (const z of [-13, 13])
          one.add('rubber', at(roundBox(24, 7, 12, 3, 1.8), i * 34 + (z > 0 ? 0 : 10), 6, z));
      for (const x of [-166, 164])
        one.add('steelDark', at(latheY(row('0.1:0 7:0 6:3 0.1:4')), x, 6, 0));
      b.place(one, s * 14, 22, s * 56, 0, s * 0.05);
    }
    return b;
  },
};

const PAD = symmetric(
  path('0,152 48,146 76,120! 70,78 50,44! 60,12 54,-26! 36,-44 38,-76! 24,-128 0,-156'),
);

/** Gel pad with raised middle and ribs. */
const centrePad = (): Build => {
  const b = new Build();
  b.add(
    'rubber',
    slab(PAD, (_x, _y, inside) => 4 + 5 * Math.min(1, inside / 10), 2),
  );
  const inner = PAD.map(([x, y, c]) => [x * 0.66, y * 0.84, c] as const);
  b.add(
    'plasticGloss',
    slab(
      inner,
      (x, y, inside) =>
        11 + 2.4 * Math.min(1, inside / 6) - 1.3 * line(y + Math.abs(x) * 0.7, 26, 4),
      2,
    ),
  );
  b.add(
    'redPlain',
    slab(symmetric(path('0,70 5,60 4,-70 0,-100')), () => 15.5, 1.6),
  );
  return b;
};

const tankPad: Accessory = {
  id: 'tank-pad',
  name: 'Tank pad',
  angle: -16,
  elevation: 46,
  build: centrePad,
};

const tankPadGrips: Accessory = {
  id: 'tank-pad-grips',
  name: 'Tank pad with knee grips',
  angle: -8,
  elevation: 46,
  build: () => {
    const b = centrePad();
    for (const s of [-1, 1]) {
      const form = path('96,96! 150,120 204,104 216,40! 198,-40 160,-104 128,-112! 104,-40 92,30');
      b.add(
        'rubber',
        slab(
          s > 0 ? form : [...form].reverse().map(([x, y, c]) => [-x, y, c] as const),
          (x, y, inside) =>
            4 +
            4 * Math.min(1, inside / 7) +
            (inside > 14 ? 2.6 * line(y + Math.abs(x) * 0.5, 18, 4) : 0),
          2.2,
        ),
      );
    }
    return b;
  },
};

const rimStripes: Accessory = {
  id: 'rim-stripes',
  name: 'Reflective rim stripes on a wheel',
  angle: -42,
  elevation: 9,
  build: () => {
    const [radius, width, bead] = [300, 90, 229];
    const b = wheel({ radius, width, bead, spokes: 'y5', rim: 'alloyBlack', drum: 60 });
    // Eight pieces of tape on the edge of the rim, on either side.
    for (let k = 0; k < 8; k++) {
      const arc = (z: number): Vec3[] =>
        Array.from({ length: 9 }, (_, i) => {
          const a = ((k * 45 + i * 4.4) * Math.PI) / 180;
          return [(bead + 3) * Math.cos(a), (bead + 3) * Math.sin(a), z];
        });
      b.both('redPlain', tube(arc(width * 0.34 + 1), 4.2, { along: 24, around: 10 }));
    }
    return b;
  },
};

const stickerSet: Accessory = {
  id: 'sticker-set',
  name: 'Sticker set',
  colour: { body: '#c0141c', second: '#25262a', metal: 0.1, inner: '#f4f4f1', floor: '#e7e7e2' },
  angle: -14,
  elevation: 44,
  backdrop: 'steel',
  build: () => {
    const b = new Build();
    const page = (material: 'inner' | 'floor') => {
      const one = new Build();
      one.add(
        material,
        lay(
          plate(path('-210,-140! 210,-140! 210,140! -210,140!'), 1.2, {
            bevel: 0.3,
            bevelSteps: 1,
          }),
          1,
        ),
      );
      return one;
    };
    // Each colour lies a little higher than the last, so that overlaps do not flicker.
    const height = { paint: 2.2, paint2: 2.9, spring: 3.6 } as const;
    const cut = (one: Build, material: keyof typeof height, form: string) =>
      one.add(
        material,
        lay(plate(path(form), 1.6, { bevel: 0.4, bevelSteps: 1 }), height[material]),
      );
    const stripes = page('inner');
    for (const s of [1, -1]) {
      const flip = (text: string) =>
        text
          .split(' ')
          .map((word) => {
            const corner = word.endsWith('!');
            const [x, y] = word.replace('!', '').split(',').map(Number);
            return `${x},${s > 0 ? y : -y}${corner ? '!' : ''}`;
          })
          .join(' ');
      cut(stripes, 'paint', flip('-190,24! -40,30 90,62 190,116! 120,112 20,78 -80,58!'));
      cut(stripes, 'paint2', flip('-190,44! -96,64 10,94 96,122! -20,118 -120,84!'));
      cut(stripes, 'spring', flip('-150,10! 20,12 120,40 192,92! 186,70 130,26 40,4!'));
    }
    const arcs = page('floor');
    b.place(arcs, 26, 0, -26, 0, 0.22);
    b.place(stripes, -10, 4, 10, 0, -0.06);
    return b;
  },
};

export const FLAT: readonly Accessory[] = [
  floorMat,
  scuffPlates,
  tankPad,
  tankPadGrips,
  stickerSet,
  rimStripes,
];
