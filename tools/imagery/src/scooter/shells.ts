import { at, Build, latheX, outline, type Outline, type Vec3 } from '../kit/index.ts';
import { path } from '../kit/notation.ts';
import { across } from './shapes.ts';
import { skinOf, type Layout } from './layout.ts';
import type { Lamp, Pairs, ShellName } from './sheet.ts';
import type { Facing, Skin } from './skin.ts';

type Skins = Record<ShellName, Skin>;

const DEPTH: Record<Lamp['kind'], number> = { head: 34, turn: 16, tail: 12, position: 12 };

/** The dark opening in the apron that fork and mudguard run into. */
const WHEEL_WELL = across(path('0.5,536! 62,532 98,504 112,430 106,300! 0.5,300!'));

/** Painted shells with everything that lies in them. */
export function shells(l: Layout): Build {
  const s = l.sheet;
  const b = new Build();
  const skins: Skins = {
    apron: skinOf(l, s.apron),
    cowl: skinOf(l, s.cowl),
    body: skinOf(l, s.body),
  };
  const form = (facing: Facing, o: Outline): Outline => (facing === 'side' ? l.outline(o) : o);
  const line = (facing: Facing, o: Pairs): Pairs =>
    facing === 'side' ? o.map(([x, y]) => [l.x(x), y] as const) : o;
  for (const lamp of s.lamps)
    skins[lamp.on].pocket(lamp.facing, form(lamp.facing, lamp.form), lamp.deep ?? DEPTH[lamp.kind]);
  for (const i of s.inlays) if (i.facing !== 'side') skins[i.on].pocket(i.facing, i.form, 5, true);
  skins.apron.pocket('front', WHEEL_WELL, 5, true);
  for (const name of ['apron', 'cowl', 'body'] as const) b.paint(skins[name].mesh(), s[name].decal);
  b.add('plastic', skins.apron.inlay('front', WHEEL_WELL, { out: 2.5, deep: 6 }));
  for (const i of s.inlays)
    b.paint(
      skins[i.on].inlay(i.facing, form(i.facing, i.form), {
        out: i.out,
        deep: 8,
        open: true,
      }),
      i.decal,
      i.material,
    );
  for (const t of s.trims) {
    const gap = t.material === 'black';
    b.add(
      t.material,
      skins[t.on].trim(
        t.facing,
        line(t.facing, t.line),
        t.width ?? (gap ? 4.5 : 7),
        t.height ?? (gap ? 0.9 : 3),
      ),
    );
  }
  for (const t of s.lamps) lamp(b, skins[t.on], t, form(t.facing, t.form));
  return b;
}

function lamp(b: Build, skin: Skin, o: Lamp, form: Outline): void {
  const deep = o.deep ?? DEPTH[o.kind];
  const back = o.kind === 'turn' ? 'reflector' : o.kind === 'tail' ? 'red' : 'plasticGloss';
  b.add(
    back,
    skin.inlay(o.facing, grow(form, 3), { out: -deep + 3, deep: deep + 4, round: 1.5, cell: 4 }),
  );
  for (const [z, y, r] of o.bowls ?? []) {
    const [x] = skin.trace(o.facing, z, y);
    for (const side of z === 0 ? [1] : [1, -1]) {
      const p: Vec3 = [x - 15 - deep * 0.15, y, z * side];
      b.add('chrome', at(bowl(r), ...p));
      b.add('led', at(latheX([[r * 0.3, 0], [r * 0.26, 5], [0.1, 8]], 24), p[0] - 6, p[1], p[2])); // oxfmt-ignore
    }
  }
  for (const g of o.guides ?? [])
    b.add(o.kind === 'tail' ? 'redPlain' : 'drl', skin.trim(o.facing, g, 9, 3.5, 7));
  b.add(
    o.kind === 'turn' ? 'amberLens' : o.kind === 'tail' ? 'red' : 'lens',
    skin.inlay(o.facing, form, { out: 1.2, deep: 6.5, cell: 3.2 }),
  );
  const chrome = o.frame && o.frame !== 'black';
  b.add(
    o.frame ?? 'black',
    skin.trim(o.facing, closed(grow(form, 2)), chrome ? 8 : 5.5, chrome ? 3.6 : 2.4),
  );
}

/** A reflector with its rim, opening forwards. */
const bowl = (r: number) =>
  latheX(
    [
      [0.1, -10],
      [r * 0.45, -8],
      [r * 0.8, -1],
      [r * 0.96, 8],
      [r, 8],
      [r, -8],
    ],
    40,
  );

/** Moves every point of a form away from its centre. */
function grow(form: Outline, by: number): Outline {
  const cx = form.reduce((s, p) => s + p[0], 0) / form.length;
  const cy = form.reduce((s, p) => s + p[1], 0) / form.length;
  return form.map(([x, y, c]) => {
    const d = Math.hypot(x - cx, y - cy) || 1;
    return [x + ((x - cx) / d) * by, y + ((y - cy) / d) * by, c] as const;
  });
}

/** The visible border of a form; of a form across the middle the right half, its twin follows. */
function closed(form: Outline): Pairs {
  const points = outline(form, 8, 5);
  const n = points.length;
  const start = points.findIndex((p, i) => p[0] >= 0 && points[(i + n - 1) % n][0] < 0);
  if (start < 0) return [...points, points[0]];
  const right = [...points.slice(start), ...points.slice(0, start)].filter((p) => p[0] >= 0);
  return [[0, right[0][1]], ...right, [0, right[right.length - 1][1]]];
}
