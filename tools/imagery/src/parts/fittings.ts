/** Small fittings that motorcycles and scooters share. All are made for the right side. */
import { at, Build, plate, roundBox, tube, type Outline } from '../kit/index.ts';
import { path, points, row } from '../kit/notation.ts';

/** Turn indicator at the origin, stalk towards -z, lens outwards. */
export function indicator(length = 70): Build {
  const b = new Build();
  b.add(
    'black',
    tube(points('0,0,-60 0,0,-12'), 7),
    at(roundBox(length * 0.8, 34, 26, 12, 3), -4, 0, 0),
  );
  b.add('amber', at(roundBox(length * 0.62, 27, 30, 12, 3), 3, 0, 3));
  return b;
}

/** Slim LED blade indicator. */
export function ledIndicator(): Build {
  const b = new Build();
  b.add('black', tube(points('0,0,-58 0,0,8'), row('0:7 1:9')));
  b.add('black', at(roundBox(20, 22, 62, 8, 3), 0, 0, 20));
  b.add('amber', at(roundBox(16, 14, 54, 6, 3), 5, 0, 22));
  return b;
}

export type MirrorKind = 'round' | 'oval' | 'angular' | 'hexagon';
const MIRRORS: Record<MirrorKind, Outline> = {
  round: path('0,52 38,38 54,2 38,-36 0,-50 -38,-36 -54,2 -38,38'),
  oval: path('0,46 52,26 62,-8 32,-42 -30,-42 -60,-8 -50,26'),
  angular: path('-58,-30 -66,18 -30,40 40,42 78,26 70,-12 30,-36'),
  hexagon: path('-62,-8! -40,36! 46,40! 76,8! 52,-32! -30,-36!'),
};
/** Highest point of a head above its centre. */
export const mirrorRise = (kind: MirrorKind): number => Math.max(...MIRRORS[kind].map((p) => p[1]));

/** Head about the origin, glass looking back (-x), outline in the zy plane. */
export function mirrorHead(kind: MirrorKind, chrome = false): Build {
  const b = new Build();
  const outline = MIRRORS[kind];
  const shell = plate(outline, 26, { bevel: 11, bevelSteps: 6 });
  shell.rotateY(-Math.PI / 2);
  b.add(chrome ? 'chrome' : 'black', shell);
  const glass = plate(
    outline.map(([x, y, c]) => [x * 0.9, y * 0.88, c] as const),
    2,
    { bevel: 0.6 },
  );
  glass.rotateY(-Math.PI / 2);
  b.add('mirror', at(glass, -13, 0, 0));
  return b;
}

/** Filler cap, bar-end and similar turned things live with their owners; this is a cable. */
export const cable = (points: Parameters<typeof tube>[0], r = 4): ReturnType<typeof tube> =>
  tube(points, r, { around: 9, along: points.length * 9 });
