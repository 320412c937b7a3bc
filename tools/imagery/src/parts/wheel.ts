/** Wheels about the origin, axle along z. */
import { Shape } from 'three';
import {
  at,
  bar,
  bolt,
  Build,
  cylinder,
  latheZ,
  plate,
  punch,
  radians,
  ring,
  type MaterialName,
  type Outline,
} from '../kit/index.ts';
import { path } from '../kit/notation.ts';

type CastKind = 'five' | 'six' | 'wide5' | 'y5' | 'y6' | 'twin5' | 'twin6' | 'split3' | 'blade10';
export type SpokeKind = CastKind | 'wire';

interface DiscSpec {
  readonly diameter: number;
  readonly petal?: boolean;
  /** Distance of the disc from the middle, positive = right. */
  readonly z: number;
}

interface WheelSpec {
  /** Tyre radius, tyre width and bead radius. */
  readonly radius: number;
  readonly width: number;
  readonly bead: number;
  readonly spokes: SpokeKind;
  readonly rim?: MaterialName;
  /** Bright ring on the rim edge: machined lip or tape. */
  readonly lip?: MaterialName;
  readonly disc?: DiscSpec;
  /** Radius of the drum brake's hub, 0 = none. */
  readonly drum?: number;
  readonly hubWidth?: number;
}

export function wheel(o: WheelSpec): Build {
  const b = new Build();
  const { radius, width, bead } = o;
  const h = radius - bead;
  const rim = o.rim ?? 'alloyBlack';
  const tyre: [number, number][] = [[bead - 3, -width * 0.3]];
  for (let i = 0; i <= 30; i++) {
    const a = radians(-128 + (256 * i) / 30);
    const c = Math.cos(a);
    const s = Math.sin(a);
    tyre.push([
      bead + h * 0.5 + h * 0.5 * Math.sign(c) * Math.pow(Math.abs(c), 0.9),
      (width / 2) * Math.sign(s) * Math.pow(Math.abs(s), 0.88),
    ]);
  }
  tyre.push([bead - 3, width * 0.3]);
  b.add('tyre', latheZ(tyre, 144));
  for (const [p, q] of [
    [0.42, 0.53],
    [0.2, 0.235],
  ]) {
    // The lower line lies nearer the bead, where the tyre is narrower.
    const out = (high: number, low: number) => width / 2 + high - (p < 0.3 ? width * low : 0);
    b.both(
      'rubber',
      latheZ(
        [
          [bead + h * (q + 0.02), out(-0.3, 0.02)],
          [bead + h * q, out(0.9, 0.026)],
          [bead + h * (p + 0.02), out(0.9, 0.03)],
          [bead + h * p, out(-0.4, 0.035)],
        ],
        112,
      ),
    );
  }
  const rimWidth = width * 0.68;
  rimRing(b, bead, rimWidth, o.spokes === 'wire' ? 'chrome' : rim);
  if (o.lip) {
    const lip = latheZ(
      [
        [bead + 6.5, rimWidth / 2 + 1],
        [bead + 1, rimWidth / 2 + 1.7],
      ],
      120,
    );
    b.both(o.lip, lip);
  }
  const hubWidth = o.hubWidth ?? 116;
  if (o.spokes === 'wire') wireSpokes(b, bead, hubWidth, o.drum ?? 0);
  else castSpokes(b, o.spokes, bead, rim);
  hub(b, hubWidth, rim, o.spokes === 'wire');
  if (o.drum) drum(b, o.drum);
  if (o.disc) b.place(brakeDisc(o.disc), 0, 0, o.disc.z);
  const valve = bead - 30;
  b.add(
    'steel',
    at(cylinder(4, 40, 10), -valve * 0.68, valve * 0.73, 0, radians(43), 0, Math.PI / 2),
  );
  return b;
}

function rimRing(b: Build, bead: number, rw: number, material: MaterialName): void {
  b.add(
    material,
    latheZ(
      [
        [bead + 7, -rw / 2],
        [bead + 8, -rw / 2 + 3],
        [bead + 8, rw / 2 - 3],
        [bead + 7, rw / 2],
        [bead + 2, rw / 2 + 1],
        [bead - 5, rw / 2 - 3],
        [bead - 10, rw * 0.3],
        [bead - 22, rw * 0.18],
        [bead - 24, 0],
        [bead - 22, -rw * 0.18],
        [bead - 10, -rw * 0.3],
        [bead - 5, -rw / 2 + 3],
        [bead + 2, -rw / 2 - 1],
        [bead + 7, -rw / 2],
      ],
      120,
    ),
  );
}

function castSpokes(b: Build, kind: CastKind, bead: number, material: MaterialName): void {
  const E = bead - 16;
  const k = Math.min(1, bead / 216);
  const m = E * 0.52;
  const straight = (half: number): Outline => [
    [24, -half * k, 1],
    [E * 0.5, -half * 0.55 * k],
    [E, -half * k, 1],
    [E, half * k, 1],
    [E * 0.5, half * 0.55 * k],
    [24, half * k, 1],
  ];
  const fork = (spread: number, web: number): Outline => [
    [24, -15 * k, 1],
    [m, -11 * k],
    [E, -spread * k, 1],
    [E, -(spread - web) * k, 1],
    [m + 28, 0],
    [E, (spread - web) * k, 1],
    [E, spread * k, 1],
    [m, 11 * k],
    [24, 15 * k, 1],
  ];
  const pair = (inner: number, outer: number): Outline[] =>
    [1, -1].map((s) => {
      const p: Outline = [
        [30, s * 4, 1],
        [E, s * inner * k, 1],
        [E, s * outer * k, 1],
        [80, s * 16],
        [30, s * 20, 1],
      ];
      return s > 0 ? p : [...p].reverse();
    });
  const kinds: Record<CastKind, [count: number, forms: Outline[], deep: number]> = {
    five: [5, [straight(20)], 22],
    six: [6, [straight(18)], 22],
    wide5: [5, [straight(27)], 24],
    y5: [5, [fork(46, 16)], 20],
    y6: [6, [fork(40, 14)], 20],
    twin5: [5, pair(22, 36), 17],
    twin6: [6, pair(15, 27), 17],
    split3: [3, [fork(84, 22), ...pair(1, 10)], 22],
    blade10: [10, [straight(11)], 20],
  };
  const [count, forms, deep] = kinds[kind];
  for (let i = 0; i < count; i++)
    for (const form of forms)
      b.add(
        material,
        at(plate(form, deep, { bevel: 4.5 }), 0, 0, 0, (i / count) * Math.PI * 2 + Math.PI / 2),
      );
}

/** 36 crossed spokes with nipples, between two hub flanges and the rim well. */
function wireSpokes(b: Build, bead: number, hubWidth: number, drumRadius: number): void {
  const flange = Math.max(36, drumRadius - 6);
  const rimAt = bead - 22;
  const z = hubWidth * 0.3;
  for (let i = 0; i < 36; i++) {
    const side = i % 2 ? 1 : -1;
    const lead = i % 4 < 2 ? 1 : -1;
    const a = (i / 36) * Math.PI * 2;
    const from = a + lead * 0.62;
    const p = [flange * Math.cos(from), flange * Math.sin(from), side * z] as const;
    const q = [rimAt * Math.cos(a), rimAt * Math.sin(a), side * 3] as const;
    b.add('chrome', bar(p, q, 1.9, { around: 7, caps: false }));
    const n = 0.94;
    b.add(
      'chrome',
      bar([p[0] + (q[0] - p[0]) * n, p[1] + (q[1] - p[1]) * n, p[2] + (q[2] - p[2]) * n], q, 3.2, {
        around: 6,
        caps: false,
      }),
    );
  }
  const profile = [
    [26, -5],
    [flange + 6, -4],
    [flange + 8, 0],
    [flange + 6, 4],
    [26, 5],
  ] as const;
  b.both('steel', at(latheZ(profile, 56), 0, 0, z));
}

function hub(b: Build, hubWidth: number, material: MaterialName, wire: boolean): void {
  const h = hubWidth / 2;
  const core = wire ? 30 : 48;
  b.add(
    wire ? 'steel' : material,
    latheZ(
      [
        [0.1, -h],
        [20, -h],
        [26, -h + 10],
        [30, -h * 0.5],
        [core - 2, -14],
        [core, 0],
        [core - 2, 14],
        [30, h * 0.5],
        [26, h - 10],
        [20, h],
        [0.1, h],
      ],
      40,
    ),
  );
  b.add('steel', cylinder(9, hubWidth + 90, 20));
  b.both('steel', at(cylinder(15, 10, 6), 0, 0, h + 40));
}

function drum(b: Build, r: number): void {
  b.add(
    'engine',
    latheZ(
      [
        [0.1, -58],
        [r - 14, -58],
        [r, -44],
        [r + 3, -42],
        [r + 3, -34],
        [r, -32],
        [r + 3, -28],
        [r + 3, -20],
        [r, -18],
        [r, 30],
        [r - 8, 48],
        [r - 30, 54],
        [0.1, 54],
      ],
      72,
    ),
  );
  // Brake arm and its cam on the right.
  b.add('steel', at(cylinder(10, 16), -r * 0.45, -r * 0.3, 56));
  b.add(
    'steel',
    at(
      plate(path('-9,-9! 9,-9! 6,70! -6,70!'), 5, { bevel: 1 }),
      -r * 0.45,
      -r * 0.3,
      63,
      radians(38),
    ),
  );
}

function brakeDisc(o: DiscSpec): Build {
  const b = new Build();
  const r = o.diameter / 2;
  const band = o.diameter > 230 ? 34 : 30;
  const shape = new Shape();
  const n = 120;
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * Math.PI * 2;
    const q = r - (o.petal === false ? 0 : 3.2 * Math.pow(Math.max(0, Math.cos(a * 10)), 4));
    if (i) shape.lineTo(q * Math.cos(a), q * Math.sin(a));
    else shape.moveTo(q, 0);
  }
  punch(shape, 0, 0, r - band);
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2 + 0.1;
    const q = r - 9 - (i % 3) * (band / 4);
    punch(shape, q * Math.cos(a), q * Math.sin(a), 3.3);
  }
  b.add('disc', plate(shape, 4.5, { bevel: 0 }));
  for (const [x, y, a] of ring(5, r - band + 3)) {
    const arm: Outline = [
      [20, -14, 1],
      [r - band + 8, -7, 1],
      [r - band + 8, 7, 1],
      [20, 14, 1],
    ];
    b.add('black', at(plate(arm, 6, { bevel: 1.5 }), 0, 0, 0, a));
    b.add('steel', at(bolt(5, 6), x, y, 4));
  }
  b.add('black', cylinder(30, 9));
  return b;
}
