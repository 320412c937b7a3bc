/** Seats and tails that follow from a few points; tanks, covers and cowls are each model's own. */
import type { Panel } from './sheet.ts';

interface Bench {
  /** Nose of the seat at the tank. */
  readonly front: readonly [number, number];
  /** Lowest point = published seat height. */
  readonly height: number;
  readonly rear: readonly [number, number];
  /** How far the pillion part stands above the rider's. */
  readonly step?: number;
  readonly width?: number;
}

/** One long seat. */
export function benchSeat(o: Bench): Panel {
  const [fx, fy] = o.front;
  const [rx, ry] = o.rear;
  const h = o.height;
  const step = o.step ?? 26;
  const k = o.width ?? 1;
  const mid = fx - 165;
  return {
    side: [
      [fx, fy],
      [fx - 76, h + 16],
      [mid, h],
      [mid - 130, h + 8],
      [mid - 250, h + step + 8],
      [(mid + rx) / 2 - 100, h + step + 34],
      [rx + 40, ry],
      [rx, ry - 16, 1],
      [rx + 26, ry - 42],
      [rx + 190, h - 2],
      [mid - 190, h - 36],
      [mid - 30, h - 50],
      [fx - 60, h - 42],
      [fx, fy - 44],
    ],
    top: [
      [rx, 76 * k],
      [rx + 90, 106 * k],
      [60, 126 * k],
      [mid - 110, 138 * k],
      [mid, 126 * k],
      [fx - 86, 98 * k],
      [fx, 72 * k],
    ],
    front: [
      [h - 50, 0.92],
      [h, 1],
      [h + 70, 0.9],
    ],
  };
}

/** Rider's seat and a raised pillion pad. */
export function splitSeat(o: Bench & { readonly join: number }): Panel[] {
  const [fx, fy] = o.front;
  const [rx, ry] = o.rear;
  const h = o.height;
  const j = o.join;
  const k = o.width ?? 1;
  const top = h + (o.step ?? 84);
  return [
    {
      side: [
        [fx, fy],
        [fx - 56, h + 16],
        [fx - 150, h],
        [j + 90, h + 4],
        [j + 10, h + 34, 1],
        [j - 10, h + 4],
        [j + 100, h - 46],
        [fx - 74, h - 42],
        [fx + 4, fy - 44],
      ],
      top: [
        [j, 116 * k],
        [j + 110, 136 * k],
        [fx - 140, 122 * k],
        [fx, 66 * k],
      ],
      round: 24,
      cell: 6,
    },
    {
      side: [
        [j + 4, h + 44],
        [j - 50, top - 4],
        [(j + rx) / 2, top + (ry - top) * 0.6],
        [rx + 50, ry],
        [rx, ry - 4, 1],
        [rx + 12, ry - 30],
        [(j + rx) / 2, top - 34],
        [j - 20, h + 14],
      ],
      top: [
        [rx, 60 * k],
        [(j + rx) / 2, 94 * k],
        [j, 116 * k],
      ],
      round: 20,
      cell: 6,
    },
  ];
}

interface TailPoints {
  readonly tip: readonly [number, number];
  /** Front end of the panel below the seat. */
  readonly front: readonly [x: number, top: number, bottom: number];
  /** Upper edge at x = 0. */
  readonly middle: number;
  readonly depth?: number;
  readonly width?: number;
}

/** Deep side panel under a bench seat. */
export function commuterTail(o: TailPoints): Pick<Panel, 'side' | 'top' | 'front' | 'round'> {
  const [tx, ty] = o.tip;
  const [fx, ft, fb] = o.front;
  const d = o.depth ?? 112;
  const k = o.width ?? 1;
  return {
    side: [
      [fx, ft],
      [fx * 0.45, (ft + o.middle) / 2],
      [-40, o.middle + 4],
      [tx * 0.66, ty - 8],
      [tx + 22, ty, 1],
      [tx, ty - 40],
      [tx + 72, ty - 86],
      [tx * 0.3, o.middle - d * 0.84],
      [60, o.middle - d],
      [fx * 0.66, fb - 4, 1],
      [fx - 10, fb],
    ],
    top: [
      [tx, 48 * k],
      [tx + 110, 84 * k],
      [0, 112 * k],
      [fx, 124 * k],
    ],
    front: [
      [fb - 10, 0.92],
      [o.middle - 50, 1],
      [o.middle + 60, 0.9],
    ],
    round: 13,
  };
}

/** Slim rising tail of the naked and sport machines. */
export function sportTail(o: TailPoints): Pick<Panel, 'side' | 'top' | 'front' | 'round' | 'cell'> {
  const [tx, ty] = o.tip;
  const [fx, ft, fb] = o.front;
  const d = o.depth ?? 84;
  const k = o.width ?? 1;
  return {
    side: [
      [fx, ft],
      [fx * 0.6, (ft + o.middle) / 2 + 4],
      [40, o.middle],
      [tx * 0.52, (o.middle + ty) / 2 + 8],
      [tx + 44, ty + 16, 1],
      [tx, ty, 1],
      [tx + 76, ty - 56],
      [-20, o.middle - d * 0.8],
      [130, o.middle - d * 1.5],
      [fx - 130, fb - 4, 1],
      [fx - 20, fb + 4],
    ],
    top: [
      [tx, 34 * k],
      [tx + 120, 72 * k],
      [60, 106 * k],
      [fx, 122 * k],
    ],
    front: [
      [fb - 10, 0.9],
      [o.middle - 60, 1],
      [ty, 0.9],
    ],
    round: 10,
    cell: 6,
  };
}
