/** Sizes, qualities and camera of every kind of picture; a change here makes only its kind new. */
import type { Model } from '../kit/types.ts';
import type { View } from '../stage/stage.ts';

export const KINDS = ['side', 'colours', 'share', 'icon', 'details', 'turn'] as const;
export type Kind = (typeof KINDS)[number];

export const FRAMES = 36;
/** The frames that load before a visitor touches the turn may weigh this much together. */
export const FIRST_FRAMES = 12;
export const FIRST_FRAMES_BYTES = 150 * 1024;
export const SHARE_BYTES = 100 * 1000;
/** Rays per point of the baked light. */
export const RAYS = 16;

export interface Format {
  readonly width: number;
  readonly height: number;
  readonly supersample: number;
  readonly quality: number;
  /** Counts the changes of `encode.ts` that make other files of the same picture. */
  readonly encoding?: number;
}
export const FORMATS: Record<Kind, Format> = {
  side: { width: 1280, height: 960, supersample: 1.5, quality: 70, encoding: 2 },
  colours: { width: 1280, height: 960, supersample: 1.5, quality: 70, encoding: 2 },
  share: { width: 1200, height: 630, supersample: 1.5, quality: 80 },
  icon: { width: 1280, height: 960, supersample: 1, quality: 100 },
  details: { width: 640, height: 480, supersample: 2, quality: 74 },
  turn: { width: 800, height: 600, supersample: 1.5, quality: 45 },
};
/** Smaller sizes that lie beside a WebP of a larger width. */
export const WIDTHS = [320, 480, 640, 960, 1280] as const;

export const DETAILS = ['lamp', 'engine', 'wheel', 'seat', 'dash', 'rear'] as const;
export type Detail = (typeof DETAILS)[number];

/** Scooters are shorter by a tenth and come nearer. */
const near = (m: Model): number => (m.kind === 'scooter' ? 0.92 : 1);

export const sideView = (m: Model): View => ({ angle: 0, distance: 4.9 * near(m) });
export const quarterView = (m: Model): View => ({ angle: -35, distance: 5.1 * near(m) });
export const shareView = (m: Model): View => ({
  angle: -35,
  // Screen and mirrors of the adventure machines reach higher than the rest.
  distance: 4.45 * near(m) * Math.max(1, m.dimensions.height / 1180),
  targetY: 0.53,
});
export const turnView = (m: Model, frame: number): View => ({
  angle: (frame * 360) / FRAMES,
  distance: 5.4 * near(m),
});

/** Close-ups for feature cards; what they look at follows from the published sizes, in mm. */
export function detailView(m: Model, detail: Detail): View {
  const d = m.dimensions;
  const scooter = m.kind === 'scooter';
  switch (detail) {
    case 'lamp':
      return { focus: 'lamp', angle: -56, elevation: 4, distance: scooter ? 2.2 : 2 };
    case 'engine':
      // The power unit of a scooter hangs on the left.
      return scooter
        ? { focus: [170, 330, -100], angle: 164, elevation: 5, distance: 2.3 }
        : { focus: [d.wheelbase * 0.46, 405, 60], angle: -12, elevation: 4, distance: 2.25 };
    case 'wheel':
      return scooter
        ? { focus: [d.wheelbase, 240, 30], angle: -30, elevation: 4, distance: 2.05 }
        : { focus: [d.wheelbase - 10, 315, 30], angle: -30, elevation: 4, distance: 2.2 };
    case 'seat':
      return { focus: [190, d.seatHeight + 10, 0], angle: 26, elevation: 20, distance: 2.5 };
    case 'dash':
      return { focus: 'instrument', angle: 106, elevation: 32, distance: 2 };
    case 'rear':
      return { focus: [30, 540, 0], angle: 46, elevation: 8, distance: 2.9 };
  }
}
