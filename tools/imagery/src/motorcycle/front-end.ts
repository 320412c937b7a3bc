/** Fork, front mudguard, brake caliper, front wheel. */
import {
  at,
  bar,
  bolt,
  Build,
  carve,
  cylinder,
  fender,
  plate,
  radians,
  tube,
} from '../kit/index.ts';
import { path } from '../kit/notation.ts';
import { cable, wheel } from '../parts/index.ts';
import { FENDER_GAP, tyreSize } from '../parts/vehicle.ts';
import type { Layout } from './layout.ts';

export function frontEnd(l: Layout): Build {
  const b = new Build();
  const s = l.sheet;
  const L = l.forkLength;
  const z = l.forkZ;
  b.place(
    wheel({
      ...tyreSize(s.tyres.front),
      ...s.wheels,
      hubWidth: 104,
      drum: s.brakes.front ? 0 : 64,
      disc: s.brakes.front
        ? { diameter: s.brakes.front, petal: s.brakes.petal, z: z - 26 }
        : undefined,
    }),
    l.wheelbase,
    l.frontRadius,
  );
  const leg = (from: number, to: number, r: number, material: Parameters<Build['both']>[0]) =>
    b.both(material, bar(l.forkAt(from, 0, z), l.forkAt(to, 0, z), r, { around: 24 }));
  const finish = s.fork.finish;
  if (s.fork.kind === 'usd') {
    leg(-10, L * 0.44, 18.5, 'chrome');
    leg(L * 0.42, L, 26, finish ?? 'gold');
    leg(L * 0.4, L * 0.43, 28, 'black');
    leg(L * 0.62, L * 0.66, 27.5, 'black');
    leg(-24, 62, 24, 'black');
    // Stone guard of the slider.
    b.both(
      'black',
      at(
        carve({
          side: path('-20,40 -26,190 -6,214 16,190 20,40'),
          top: 20,
          round: 10,
          cell: 4,
        }),
        ...l.forkAt(0, 6, z + 14),
        l.rake,
      ),
    );
  } else {
    const r = s.fork.stanchion ?? 15.5;
    leg(L * 0.45, L, r, 'chrome');
    leg(-2, L * 0.5, r + 7, finish ?? 'alloy');
    leg(L * 0.475, L * 0.515, r + 10, 'black');
    if (s.fork.boots) {
      for (let i = 0; i < 9; i++) {
        const from = L * 0.51 + i * L * 0.026;
        b.both(
          'rubber',
          tube(
            [
              l.forkAt(from, 0, z),
              l.forkAt(from + L * 0.013, 0, z),
              l.forkAt(from + L * 0.026, 0, z),
            ],
            [
              [0, r + 5],
              [0.5, r + 12],
              [1, r + 5],
            ],
            { along: 6, around: 20, caps: false },
          ),
        );
      }
      leg(L * 0.74, L * 0.9, r + 9, 'black');
    }
    b.both(finish ?? 'alloy', at(cylinder(r + 6, 44), ...l.forkAt(0, -4, z)));
    b.both('steel', at(bolt(6, 6), ...l.forkAt(-12, 2, z + r + 6)));
  }
  // Yokes.
  for (const at0 of [L * 0.8, L]) {
    const g = plate(
      [
        [-38, -z - 28],
        [30, -z - 30],
        [42, -z],
        [12, 0],
        [42, z],
        [30, z + 28],
        [-38, z + 28],
        [-64, 0],
      ],
      at0 === L ? 20 : 30,
      { bevel: 5 },
    ).rotateX(Math.PI / 2);
    const p = l.fork(at0, 16);
    b.add(at0 === L && s.engine.kind === 'retro' ? 'alloy' : 'black', at(g, p[0], p[1], 0, l.rake));
  }
  b.both('steel', at(cylinder(13, 6, 6).rotateX(Math.PI / 2), ...l.forkAt(L + 14, 0, z), l.rake));
  if (s.brakes.front) caliper(b, l);
  mudguard(b, l);
  return b;
}

function caliper(b: Build, l: Layout): void {
  const s = l.sheet;
  const L = l.forkLength;
  const z = l.forkZ - 26;
  const D = s.brakes.front;
  const finish = s.brakes.caliper ?? 'black';
  // Sits behind the leg on the disc's band.
  const a = radians(152);
  const r = D / 2 - 20;
  const cx = l.wheelbase + r * Math.cos(a) * 0.98;
  const cy = l.frontRadius + r * Math.sin(a) + 14;
  const body = carve({
    side: path('-40,-28! -48,18 -30,40! 34,34! 44,6 34,-30!'),
    top: 25,
    round: 8,
    cell: 3.5,
    hole: (x, _y, q) => Math.max(q - 4, -x - 60),
  });
  b.add(finish, at(body, cx, cy, z, a - Math.PI / 2));
  for (const [dx, dy] of [
    [-14, 2],
    [16, 2],
  ]) {
    const c = Math.cos(a - Math.PI / 2);
    const q = Math.sin(a - Math.PI / 2);
    b.add('steel', at(cylinder(13, 4, 24), cx + dx * c - dy * q, cy + dx * q + dy * c, z + 25));
  }
  b.add(
    'black',
    at(
      plate(path('-52,-16 -60,22 10,30 16,-14'), 10, { bevel: 3 }),
      ...l.forkAt(96, 26, z + 12),
      l.rake,
    ),
  );
  b.add(
    'black',
    cable(
      [
        [cx + 6, cy + 44, z + 8],
        l.forkAt(L * 0.45, 40, z + 22),
        l.forkAt(L * 0.66, 46, z + 6),
        l.forkAt(L * 0.86, 30, 52),
        l.forkAt(L * 1.08, 20, 90),
      ],
      4.4,
    ),
  );
}

function mudguard(b: Build, l: Layout): void {
  const s = l.sheet;
  const w = s.tyres.front.width;
  const kind = s.mudguards.front;
  const R = l.frontRadius + FENDER_GAP;
  const finish = s.mudguards.frontFinish ?? 'paint';
  const gap = l.forkZ * 2 - 46;
  const width = Math.min(w + 46, gap);
  const lift = (u: number) => 7 * Math.sin(u * Math.PI);
  const guards = {
    long: () => fender(R, width, 22, 160, { drop: 40, nose: 0.46, tail: 0.74, lift }),
    short: () => fender(R, width, 36, 148, { drop: 46, nose: 0.36, tail: 0.7, lift }),
    sport: () =>
      fender(R, width, 42, 150, { drop: 56, nose: 0.22, tail: 0.6, lift, squareness: 2.4 }),
    retro: () =>
      fender(R + 4, width, 30, 172, {
        drop: 46,
        nose: 0.7,
        tail: 0.86,
        squareness: 2.2,
        lift: (u) => 4 * Math.sin(u * Math.PI),
      }),
  };
  b.add(finish, at(guards[kind](), l.wheelbase, l.frontRadius));
  if (kind === 'retro')
    b.both(
      'chrome',
      bar(
        l.forkAt(20, 30, l.forkZ - 20),
        [l.wheelbase - R * 0.7, l.frontRadius + R * 0.62, width / 2 - 4],
        5,
      ),
      bar(
        l.forkAt(150, -10, l.forkZ - 22),
        [l.wheelbase + R * 0.06, l.frontRadius + R * 0.94, width / 2 - 8],
        6,
      ),
    );
  else {
    // Bracket between mudguard and fork leg.
    b.both(
      s.fork.kind === 'usd' || kind === 'sport' ? finish : 'black',
      at(
        plate(path('-50,-60 -62,30 -20,62 38,40 26,-70'), 8, { bevel: 3 }),
        ...l.forkAt(l.frontRadius * 0.72, -2, l.forkZ - 25),
        l.rake,
      ),
    );
    b.both('steel', at(bolt(5, 5), ...l.forkAt(l.frontRadius * 0.72, 0, l.forkZ + 24)));
  }
}
