/** The data sheet of a scooter: everything that makes one model differ from another. */
import type { Decal, MaterialName, Model, Outline, Vec3 } from '../kit/types.ts';
import type { MirrorKind } from '../parts/index.ts';
import type { VehicleSheet } from '../parts/vehicle.ts';
import type { Facing } from './skin.ts';

export type Pairs = readonly (readonly [number, number])[];

/** A body shell, drawn at wheelbase 1260 and tail x = -336; the layout stretches it to the sheet. */
export interface Shell {
  readonly side: Outline;
  /** Half width along x and factor along y, or, without `top`, half width along y alone. */
  readonly top?: Pairs;
  readonly front: Pairs;
  readonly round: number;
  readonly sweep?: number;
  /** Swage line: the width steps out by `height` below (negative: above) a sloping line. */
  readonly crease?: {
    readonly at: readonly [number, number];
    readonly slope: number;
    readonly height: number;
  };
  readonly decal?: Decal;
}

export type ShellName = 'apron' | 'cowl' | 'body';

/** A coloured panel, grille or cover laid into a shell. */
export interface Inlay {
  readonly on: ShellName;
  readonly facing: Facing;
  readonly form: Outline;
  readonly material: MaterialName;
  readonly out?: number;
  readonly decal?: Decal;
}
/** A strip on a shell; `gap` lines are thin, flat and dark. */
export interface Trim {
  readonly on: ShellName;
  readonly facing: Facing;
  readonly line: Pairs;
  readonly material: MaterialName;
  readonly width?: number;
  readonly height?: number;
}
export interface Lamp {
  readonly on: ShellName;
  readonly facing: Facing;
  readonly form: Outline;
  readonly kind: 'head' | 'turn' | 'tail' | 'position';
  /** Depth of the housing. */
  readonly deep?: number;
  /** Reflector bowls: z, y, radius. */
  readonly bowls?: readonly (readonly [number, number, number])[];
  /** Light guides. */
  readonly guides?: readonly Pairs[];
  /** Rim round the lens. */
  readonly frame?: MaterialName;
}

/** Dark parts round the shells, as side outlines in the drawing of the shells. */
export interface Forms {
  readonly shield: Outline;
  readonly floor: Outline;
  /** Outer side of the floor. */
  readonly skirt: Outline;
  /** Front of the seat box, towards the rider's heels. */
  readonly heel: Outline;
  /** Between seat box and rear wheel: no daylight may cross there. */
  readonly under: Outline;
  /** Rear mudguard with the plate carrier. */
  readonly tail: Outline;
  /** Number plate: x, y and lean in degrees. */
  readonly plate: Vec3;
  /** Right bar of the grab rail, from the seat backwards. */
  readonly rail: readonly Vec3[];
}

export interface ScooterSheet extends VehicleSheet {
  readonly family: NonNullable<Model['family']>;
  readonly wheels: VehicleSheet['wheels'] & {
    /** Pressed steel discs with round holes instead of cast spokes. */
    readonly steel?: boolean;
  };
  /** Front disc diameter, 0 = drum. */
  readonly disc: number;
  readonly spring: MaterialName;
  readonly mudguard: {
    /** Degrees about the axle, 0 = forward, 90 = up. */
    readonly from: number;
    readonly to: number;
    readonly drop: number;
    readonly width: number;
    readonly squareness: number;
    readonly nose?: number;
  };
  readonly apron: Shell;
  readonly cowl: Shell;
  readonly body: Shell;
  readonly seat: {
    readonly side: Outline;
    readonly top: Pairs;
  };
  /** What a body leaves out is as in `cabin.ts`. */
  readonly forms?: Partial<Forms>;
  readonly inlays: readonly Inlay[];
  readonly trims: readonly Trim[];
  readonly lamps: readonly Lamp[];
  readonly floorSide: MaterialName;
  readonly rail: 'loop' | 'grips' | 'alloy';
  readonly railFinish?: MaterialName;
  readonly drive: 'engine' | 'side motor' | 'hub motor';
  readonly muffler?: { readonly shield: MaterialName };
  readonly mirrors: MirrorKind;
  readonly mirrorChrome?: boolean;
  readonly visor?: 'fly';
}
