/**
 * The words every part of the tool shares.
 * Units are millimetres; x points forward (rear axle x = 0), y up (ground 0), z to the rider's right.
 */
import type { BufferGeometry } from 'three';
import type { Build } from './build.ts';

/** A point of a side outline; a third value 1 makes it a corner, otherwise the line runs smooth. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1];
export type Outline = readonly Point[];
export type Vec3 = readonly [x: number, y: number, z: number];
/** A value along an axis: a constant, a row of [position, value] pairs, or a function. */
export type Curve = number | readonly (readonly [number, number])[] | ((x: number) => number);

export type MaterialName =
  | 'paint'
  | 'paint2'
  | 'seat'
  | 'seat2'
  | 'plastic'
  | 'plasticGloss'
  | 'black'
  | 'frame'
  | 'rubber'
  | 'floor'
  | 'inner'
  | 'tyre'
  | 'chrome'
  | 'alloy'
  | 'alloyBlack'
  | 'alloyBronze'
  | 'steel'
  | 'steelDark'
  | 'disc'
  | 'gold'
  | 'engine'
  | 'engineCover'
  | 'engineBlack'
  | 'bronze'
  | 'spring'
  | 'redPlain'
  | 'chain'
  | 'mesh'
  | 'lens'
  | 'smoke'
  | 'reflector'
  | 'drl'
  | 'led'
  | 'red'
  | 'amber'
  | 'amberLens'
  | 'mirror'
  | 'screen'
  | 'plate';

/** A colour of the catalogue. `body` is the main paint; everything else has a default. */
export interface Colour {
  readonly name: string;
  readonly body: string;
  readonly accent?: string;
  readonly accent2?: string;
  /** Second painted part (mudguards, belly), default = accent. */
  readonly second?: string;
  readonly text?: string;
  readonly seat?: string;
  readonly spring?: string;
  readonly inner?: string;
  readonly floor?: string;
  /** 0.05 solid, 0.25 default, 0.4-0.7 metallic. */
  readonly metal?: number;
  readonly matte?: boolean;
}

export type Tint = 'body' | 'accent' | 'accent2' | 'second' | 'text' | `#${string}`;
/** [x, y] draws a line, six numbers a Bezier curve; all in mm of the model. */
export type PathStep =
  | readonly [number, number]
  | readonly [number, number, number, number, number, number];

/** What is drawn on a painted part: data, so that a model's decals read as part of its sheet. */
export type DecalItem =
  | {
      readonly band: readonly PathStep[];
      readonly fill: Tint;
      readonly alpha?: number;
      /** Fades from full at the first point to nothing at the second. */
      readonly fade?: readonly [from: readonly [number, number], to: readonly [number, number]];
    }
  | {
      readonly text: string;
      readonly at: readonly [number, number];
      readonly size: number;
      readonly fill: Tint;
      /** Degrees, counter-clockwise. */
      readonly turn?: number;
      readonly slant?: number;
      readonly edge?: Tint;
      readonly align?: 'left' | 'center' | 'right';
      readonly spacing?: number;
    }
  | {
      readonly stroke: readonly (readonly [number, number])[];
      readonly width: number;
      readonly fill: Tint;
      readonly alpha?: number;
    }
  /** A panel gap: dark line with a light edge below it. */
  | { readonly gap: readonly (readonly [number, number])[] }
  | {
      readonly dots: readonly (readonly [number, number])[];
      readonly radius: number;
      readonly fill: Tint;
    };
export type Decal = readonly DecalItem[];

export interface PaintedPart {
  readonly geometry: BufferGeometry;
  readonly base: MaterialName;
  readonly decal: Decal;
  /** The rectangle the decal canvas covers, x0 y0 x1 y1. */
  readonly box: readonly [number, number, number, number];
}

export interface NumberPlate {
  readonly centre: Vec3;
  /** Lean of the plate about z, degrees. */
  readonly lean: number;
  readonly facing: 'front' | 'rear';
  readonly width: number;
  readonly height: number;
}

export interface Dimensions {
  readonly wheelbase: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly seatHeight: number;
  readonly groundClearance: number;
}

export type ModelClass =
  | 'commuter'
  | 'classic commuter'
  | 'sport commuter'
  | 'naked'
  | 'adventure tourer'
  | 'sport'
  | 'retro roadster'
  | 'family scooter'
  | 'sport scooter'
  | 'electric scooter';

/** Tyre as printed on its side: width in mm, aspect in %, rim in inches. */
export interface Tyre {
  readonly width: number;
  readonly aspect: number;
  readonly rim: number;
}

/** What stage and CLI know of a model; `build` makes the geometry, everything else is data. */
export interface Model {
  readonly id: string;
  readonly name: string;
  readonly kind: 'motorcycle' | 'scooter';
  readonly class: ModelClass;
  readonly dimensions: Dimensions;
  /** Scooters of one body, which visitors tell apart from the others at a glance. */
  readonly family?: 'round' | 'sporty' | 'Grazia' | 'electric';
  readonly tyres?: { readonly front: Tyre; readonly rear: Tyre };
  readonly colours: readonly Colour[];
  /** Number plate lettering, a demonstration text and never a real number. */
  readonly plate: string;
  /** False for models that are listed without details: no turn frames. */
  readonly turn: boolean;
  readonly build: () => Build;
}
