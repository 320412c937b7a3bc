/** Air-cooled single cylinder engines; origin = crankshaft, x forward. */
import {
  at,
  bar,
  bolt,
  Build,
  carve,
  cylinder,
  latheZ,
  outline,
  plate,
  radians,
  ring,
  roundBox,
  tube,
  type MaterialName,
  type Outline,
} from '../kit/index.ts';
import { line, path, points, row } from '../kit/notation.ts';
import { cable } from '../parts/index.ts';
import type { MotorcycleSheet } from './sheet.ts';

export interface Engine {
  readonly build: Build;
  /** Exhaust port, relative to the crankshaft. */
  readonly port: readonly [number, number];
}

/** Outline of the clutch cover (right) per kind. */
const RIGHT: Record<MotorcycleSheet['engine']['kind'], Outline> = {
  commuter: path('-112,-88 -130,0 -92,72 -10,96 72,74 122,18 114,-48 60,-102 -40,-110'),
  sport: path('-118,-70! -134,20 -96,82! 20,104 88,78! 132,10! 118,-62 64,-108! -50,-112!'),
  retro: path('-128,-60 -134,30 -70,92 30,98 112,62 138,-10 112,-84 30,-116 -70,-110'),
};

export function engine(o: MotorcycleSheet['engine']): Engine {
  const b = new Build();
  const { finish, covers } = o;
  // Crankcase with a seam and ribs.
  b.add(
    finish,
    carve({
      side: path('-186,-92 -184,72 -96,116 40,130 112,96 160,10 144,-85 20,-130 -130,-124'),
      top: row('-186:78 -60:102 80:102 160:76'),
      round: 22,
      cell: 7,
    }),
  );
  for (let i = 0; i < 4; i++)
    b.add(finish, at(roundBox(5, 90, 150, 2, 2.5), 134 + i * 7, -36 + i * 12, 0, radians(14)));
  for (const z of [-62, -20, 20, 62])
    b.add(finish, at(roundBox(220, 20, 5, 2, 2.5), -40, -124, z, radians(-3)));
  right(b, o);
  left(b, o);
  // Starter motor behind the cylinder, breather hose, engine number pad.
  b.add(covers, at(cylinder(27, 120, 28), -78, 132, 18));
  b.add('black', at(cylinder(20, 24, 20), -78, 132, -54));
  b.add('black', cable(points('-130,96,40 -150,170,60 -120,240,56 -100,330,40'), 8));
  b.add('black', cable(points('-150,60,84 -176,120,88 -190,220,80 -170,320,60'), 5));
  const head = top(o);
  const lean = radians(o.lean);
  b.place(head.build, 30, 112, 0, -lean);
  // The inlet leaves the head level, however far the cylinder leans, and stays below the seat.
  const level = head.port + 8;
  b.place(
    inlet(),
    30 - 58 * Math.cos(lean) + Math.sin(lean) * level,
    112 + 58 * Math.sin(lean) + Math.cos(lean) * level,
  );
  const port: [number, number] = [
    30 + Math.sin(lean) * head.port + Math.cos(lean) * 72,
    112 + Math.cos(lean) * head.port - Math.sin(lean) * 72,
  ];
  if (o.kick) {
    b.add('chrome', tube(points('-112,-20,150 -122,60,158 -134,146,160 -142,172,172'), 8.5));
    b.add('rubber', bar([-142, 174, 160], [-145, 178, 224], 11.5));
    b.add('steel', at(cylinder(19, 26), -112, -22, 146));
  }
  const k = o.scale ?? 1;
  return { build: b.scale(k, k, k * 0.97), port: [port[0] * k, port[1] * k] };
}

function boltsAround(b: Build, form: Outline, z: number, lug: MaterialName, every: number): void {
  outline(form, 3).forEach(([x, y], i) => {
    if (i % every) return;
    b.add(lug, at(cylinder(9.5, 26, 16), x * 1.02, y * 1.02, z - 16));
    b.add('steel', at(bolt(5, 6), x * 1.02, y * 1.02, z));
  });
}

function right(b: Build, o: MotorcycleSheet['engine']): void {
  const { finish, covers, kind } = o;
  const form = RIGHT[kind];
  const wide = form.map(([x, y, c]) => [x * 1.06, y * 1.06, c] as const);
  b.add(finish, at(plate(wide, 26, { bevel: 4, bevelSteps: 4, per: 9 }), 0, 0, 92));
  b.add(
    covers,
    at(plate(form, 56, { bevel: kind === 'sport' ? 11 : 17, bevelSteps: 7, per: 10 }), 0, 0, 110),
  );
  boltsAround(b, form, 113, covers, 3);
  const clutch: [number, number] = kind === 'sport' ? [-44, 4] : [-36, -8];
  const boss = kind === 'retro' ? 90 : 80;
  // Clutch boss: a turned step, a groove, a dished face.
  b.add(
    covers,
    at(
      latheZ(
        [
          [boss + 6, 0],
          [boss + 4, 7],
          [boss - 3, 12],
          [boss - 12, 13.5],
          [boss - 15, 10],
          [boss - 18, 10],
          [boss - 22, 15],
          [boss - 46, 17],
          [boss - 50, 13],
          [18, 12],
          [0.1, 14],
        ],
        72,
      ),
      clutch[0],
      clutch[1],
      136,
    ),
  );
  if (kind === 'sport') {
    // Facetted rib across the cover.
    b.add(
      finish,
      at(
        plate(path('-120,-40! -112,-62! 60,-84! 104,-50! 96,-34! 50,-62!'), 10, { bevel: 3 }),
        0,
        0,
        136,
      ),
    );
    for (const [x, y] of ring(3, 44, 0.5))
      b.add('steel', at(bolt(4.5, 5), clutch[0] + x, clutch[1] + y, 153));
  } else {
    // A ring of small bosses and a plug in the middle.
    for (const [x, y] of ring(6, boss * 0.56, 0.3))
      b.add('steel', at(bolt(4, 4), clutch[0] + x, clutch[1] + y, 153));
    b.add('steel', at(cylinder(13, 8, 6), clutch[0], clutch[1], 152));
  }
  // Oil filter cover with three bolts, filler plug.
  b.add(covers, at(latheZ(line('36,0 36,10 30,15 12,16 0.1,16'), 40), 80, 8, 132));
  for (const [x, y] of ring(3, 31, 0.4)) b.add('steel', at(bolt(4, 5), 80 + x, 8 + y, 142));
  b.add('black', at(cylinder(15, 20, 12), 56, 78, 128));
}

function left(b: Build, o: MotorcycleSheet['engine']): void {
  const form: Outline = path('-30,-88 -64,0 -22,78 60,86 114,42 120,-30 72,-96');
  const wide = form.map(([x, y]) => [24 + (x - 24) * 1.08, (y + 2) * 1.08] as const);
  b.add(o.finish, at(plate(wide, 26, { bevel: 4, per: 9 }), 0, 0, -92));
  b.add(o.covers, at(plate(form, 60, { bevel: 20, bevelSteps: 7, per: 10 }), 0, 0, -110));
  outline(form, 3).forEach(([x, y], i) => {
    if (i % 3 === 0)
      b.add('steel', at(bolt(5, 6), 24 + (x - 24) * 1.03, y * 1.03, -106, 0, Math.PI));
  });
  b.add(o.covers, at(latheZ(line('0.1,-15 30,-14 46,-8 47,0'), 48), 34, -6, -138));
  b.add('steel', at(cylinder(13, 8, 6), 34, -6, -154));
  b.add('steel', at(cylinder(9, 7, 6), 62, 58, -140));
  // Sprocket cover.
  b.add(
    o.finish,
    at(
      plate(path('-172,-60 -172,50 -120,80 -70,60 -58,-10 -84,-80'), 46, {
        bevel: 12,
        bevelSteps: 5,
        per: 8,
      }),
      0,
      0,
      -102,
    ),
  );
  for (const [x, y] of [
    [-150, 40],
    [-150, -48],
    [-84, 44],
  ])
    b.add('steel', at(bolt(5, 5), x, y, -126, 0, Math.PI));
  // Gear shaft.
  b.add('steel', at(cylinder(9, 40, 14), -112, -70, -126));
}

/** Cylinder, head and rocker cover about the crankcase face, y up the bore. */
function top(o: MotorcycleSheet['engine']): { build: Build; port: number } {
  const c = new Build();
  const fin = o.cylinder ?? o.finish;
  const retro = o.kind === 'retro';
  const wide = retro ? 1.12 : 1;
  const pitch = retro ? 10.8 : 10;
  const slab = (x: number, z: number, thick: number, y: number, material: MaterialName) => {
    const [hx, hz] = [(x * wide) / 2, (z * wide) / 2];
    const form: Outline = [
      [-hx, -hz + 18],
      [-hx, hz - 18],
      [-hx + 15, hz],
      [hx - 15, hz],
      [hx, hz - 18],
      [hx, -hz + 18],
      [hx - 15, -hz],
      [-hx + 15, -hz],
    ];
    const g = plate(form, thick, { bevel: Math.min(1.2, thick / 3), bevelSteps: 1, per: 2 });
    c.add(material, at(g.rotateX(Math.PI / 2), 0, y, 0));
  };
  const n = o.fins;
  c.add(
    'engineBlack',
    at(roundBox(112 * wide, n * pitch + 40, 118 * wide, 20, 6), 0, 20 + (n * pitch) / 2, 0),
  );
  slab(134, 138, 18, 4, fin);
  for (let i = 0; i < n; i++) slab(146 - (i > n - 3 ? 6 : 0), 156, 3.6, 22 + i * pitch, fin);
  const y0 = 22 + n * pitch + 4;
  slab(140, 146, 14, y0 + 2, fin);
  for (let i = 0; i < 4; i++) slab(158 - i * 4, 164 - i * 5, 4.2, y0 + 16 + i * 10.2, fin);
  c.add(fin, at(roundBox(116 * wide, 62, 124, 16, 5), 0, y0 + 34, 0));
  // Rocker cover: stepped, with four cap bolts.
  c.add(o.finish, at(roundBox(132, 44, 112, 14, 4), 0, y0 + 72, 0));
  c.add(o.covers, at(roundBox(104, 20, 88, 9, 3), 0, y0 + 98, 0));
  for (const x of [-52, 52])
    for (const z of [-44, 44]) {
      c.add(o.covers, at(cylinder(9, 18, 14).rotateX(Math.PI / 2), x, y0 + 92, z));
      c.add('steel', at(bolt(5.5, 8).rotateX(-Math.PI / 2), x, y0 + 104, z));
    }
  for (const s of [-1, 1]) {
    c.add(o.covers, at(cylinder(28, 26), 0, y0 + 68, s * 56));
    c.add('steel', at(cylinder(15, 8, 6), 0, y0 + 68, s * 72));
  }
  // Cam chain tunnel on the left.
  c.add(fin, at(roundBox(58, n * pitch + 46, 24, 10, 4), -4, 22 + (n * pitch) / 2, -72 * wide));
  // Spark plug and lead.
  c.add('steel', bar([22, y0 + 26, 66], [26, y0 + 32, 92], 7));
  c.add('black', bar([25, y0 + 31, 88], [30, y0 + 38, 116], 10));
  c.add(
    'black',
    cable(
      [
        [29, y0 + 37, 112],
        [26, y0 + 60, 128],
        [-14, y0 + 92, 108],
        [-80, y0 + 110, 50],
      ],
      4.5,
    ),
  );
  // Exhaust studs.
  for (const z of [-26, 26])
    c.add('steel', at(bolt(5, 16).rotateY(Math.PI / 2), 78 * wide, y0 + 22, z));
  return { build: c, port: y0 + 22 };
}

/** Boot, clamp, throttle body, boot to the airbox; from the origin backwards. */
function inlet(): Build {
  const b = new Build();
  b.add('rubber', bar([6, -2, 0], [-58, 2, 0], 25), bar([-110, 4, 0], [-190, -6, 0], 30));
  b.add('steel', bar([-46, 1.2, 0], [-54, 1.7, 0], 27));
  b.add(
    'engineCover',
    at(roundBox(62, 62, 70, 14, 4), -86, 4, 0),
    at(cylinder(21, 40), -86, 4, 50),
  );
  b.add('black', at(cylinder(13, 18), -86, 4, 76), at(roundBox(40, 22, 46, 6, 3), -86, 38, 12));
  return b;
}
