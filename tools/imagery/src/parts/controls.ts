/** What motorcycles and scooters have at the handlebar and above the lamp. */
import { Build, carve, tube, type MaterialName, type Outline, type Vec3 } from '../kit/index.ts';
import { row } from '../kit/notation.ts';

/** Grips, end weights and levers of both hands; the right grip runs from its inner to its outer end. */
export function handGrips(
  inner: Vec3,
  outer: Vec3,
  o: { readonly weight: number; readonly lever?: MaterialName },
): Build {
  const b = new Build();
  const grip = row('0:21 0.05:17 0.5:17.6 0.92:17 0.97:20 1:18');
  b.both('rubber', tube([inner, outer], grip, { along: 24, around: 20 }));
  b.both('steel', tube([outer, [outer[0] - 4, outer[1], outer[2] + 14]], o.weight));
  if (!o.lever) return b;
  const lever: Vec3[] = [
    [inner[0] + 24, inner[1] - 4, inner[2] - 16],
    [inner[0] + 54, inner[1] - 8, inner[2] + 12],
    [outer[0] + 54, outer[1] - 12, outer[2] - (outer[2] - inner[2]) * 0.24],
    [outer[0] + 40, outer[1] - 12, outer[2] + 2],
  ];
  b.both(o.lever, tube(lever, row('0:9 0.25:6.5 0.9:6 0.96:9 1:7'), { along: 30 }));
  return b;
}

/** A small smoked screen, swept back by k z². */
export const smokedScreen = (
  side: Outline,
  w: (x: number, y: number) => number,
  sweep: number,
): Build => new Build().add('smoke', carve({ side, w, sweep, round: 4, cell: 4, pad: 50 }));
