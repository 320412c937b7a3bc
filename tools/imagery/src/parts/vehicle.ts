/** What the data sheets, layouts and models of motorcycles and scooters share. */
import type { Build } from '../kit/build.ts';
import { radians } from '../kit/index.ts';
import type { MaterialName, Model, Tyre } from '../kit/types.ts';
import type { SpokeKind } from './wheel.ts';

export const tyre = (width: number, aspect: number, rim: Tyre['rim']): Tyre => ({
  width,
  aspect,
  rim,
});

/** Radius, width and bead radius of a tyre in mm. */
export function tyreSize(t: Tyre): { radius: number; width: number; bead: number } {
  const bead = t.rim * 12.7;
  return { radius: bead + (t.width * t.aspect) / 100, width: t.width, bead };
}

/** The fields that every data sheet has. */
export interface VehicleSheet extends Omit<Model, 'kind' | 'turn' | 'tyres' | 'build'> {
  readonly turn?: boolean;
  readonly tyres: NonNullable<Model['tyres']>;
  readonly wheels: {
    readonly spokes: SpokeKind;
    readonly rim?: MaterialName;
    readonly lip?: MaterialName;
  };
}

/** A catalogue model from its data sheet. */
export const vehicle = (kind: Model['kind'], sheet: VehicleSheet, build: () => Build): Model => ({
  turn: true,
  ...sheet,
  kind,
  build,
});

/** Room between tyre and front mudguard. */
export const FENDER_GAP = 16;

/** Places that follow from the sizes in any sheet. */
export interface Frame {
  readonly wheelbase: number;
  readonly frontRadius: number;
  readonly rearRadius: number;
  /** Rear end of the finished machine. */
  readonly end: number;
  /** Lean of the fork in radians. */
  readonly rake: number;
  /** A point `s` mm up the fork from the front axle and `back` mm behind the legs. */
  readonly onFork: (s: number, back?: number) => [number, number];
}

/** `rake` in degrees from the vertical; `nose` is how far the body reaches ahead of the front axle. */
export function frame(sheet: VehicleSheet, rake: number, nose = 0): Frame {
  const { wheelbase, length } = sheet.dimensions;
  const frontRadius = tyreSize(sheet.tyres.front).radius;
  const sin = Math.sin(radians(rake));
  const cos = Math.cos(radians(rake));
  return {
    wheelbase,
    frontRadius,
    rearRadius: tyreSize(sheet.tyres.rear).radius,
    end: wheelbase + Math.max(frontRadius, nose) - length,
    rake: radians(rake),
    onFork: (s, back = 0) => [wheelbase - sin * s - cos * back, frontRadius + cos * s - sin * back],
  };
}
