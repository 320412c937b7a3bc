import { at, bar, Build, cylinder, tube, type MaterialName, type Vec3 } from '../kit/index.ts';

export interface SpringSpec {
  readonly radius?: number;
  readonly turns?: number;
  readonly coil?: MaterialName;
  readonly body?: MaterialName;
  readonly canister?: boolean;
}

/** A shock absorber between two eyes in the plane z. */
export function shock(
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  o: SpringSpec = {},
): Build {
  const b = new Build();
  const R = o.radius ?? 27;
  const turns = o.turns ?? 10;
  const body = o.body ?? 'black';
  const L = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const coil: Vec3[] = [];
  for (let i = 0; i <= turns * 16; i++) {
    const t = i / (turns * 16);
    const q = t * turns * Math.PI * 2;
    coil.push([R * Math.cos(q), L * (0.2 + 0.68 * t), R * Math.sin(q)]);
  }
  const seat = (a: number, c: number) => bar([0, L * a, 0], [0, L * c, 0], R + 3, { around: 24 });
  b.add('chrome', bar([0, 10, 0], [0, L - 10, 0], 7));
  b.add(body, bar([0, 12, 0], [0, L * 0.5, 0], 17), seat(0.86, 0.96), seat(0.165, 0.2));
  b.add(o.coil ?? 'spring', tube(coil, 4.6, { along: turns * 18, around: 8 }));
  b.add('steel', cylinder(17, 34), at(cylinder(17, 34), 0, L, 0));
  b.add('black', cylinder(9, 42), at(cylinder(9, 42), 0, L, 0));
  if (o.canister) b.add('gold', bar([-34, L * 0.62, 0], [-34, L * 0.95, 0], 17));
  const moved = new Build();
  return moved.place(
    b,
    from[0],
    from[1],
    z,
    Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2,
  );
}
