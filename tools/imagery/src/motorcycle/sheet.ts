/** The data sheet of a motorcycle: everything that makes one model differ from another. */
import type { Decal, MaterialName, Outline } from '../kit/types.ts';
import type { SoftCut } from '../kit/carve.ts';
import type { MirrorKind, SpringSpec } from '../parts/index.ts';
import type { VehicleSheet } from '../parts/vehicle.ts';

type Pairs = readonly (readonly [number, number])[];

/** A body part, in mm of the finished machine. */
export interface Panel {
  readonly side: Outline;
  /** Half width along x. */
  readonly top: Pairs;
  /** Width factor along y. */
  readonly front?: Pairs;
  readonly round?: number;
  /** Swage lines: the width steps out by `height` above the line through (x, y) with `slope`. */
  readonly creases?: readonly Crease[];
  readonly cuts?: readonly SoftCut[];
  /** Shell thickness when the part is a pair of panels. */
  readonly shell?: number;
  /** Openings in side view. */
  readonly slots?: readonly Slot[];
  readonly material?: MaterialName;
  readonly decal?: Decal;
  readonly cell?: number;
}
export interface Crease {
  readonly at: readonly [x: number, y: number];
  readonly slope: number;
  readonly height: number;
  readonly soft?: number;
}
export interface Slot {
  readonly centre: readonly [x: number, y: number];
  readonly size: readonly [length: number, height: number];
  /** Degrees. */
  readonly turn?: number;
}

export interface MotorcycleSheet extends VehicleSheet {
  /** Disc diameters in mm; 0 = drum. */
  readonly brakes: {
    readonly front: number;
    readonly rear: number;
    readonly petal?: boolean;
    readonly caliper?: MaterialName;
  };
  readonly fork: {
    readonly kind: 'conventional' | 'usd';
    /** Degrees from the vertical. */
    readonly rake: number;
    /** Height of the upper yoke. */
    readonly top: number;
    readonly finish?: MaterialName;
    readonly boots?: boolean;
    readonly stanchion?: number;
  };
  readonly rear: {
    readonly shocks: 'twin' | 'mono';
    readonly spring?: SpringSpec;
    readonly swingarm: 'tube' | 'box';
    readonly chain: 'case' | 'guard';
  };
  readonly frame: 'diamond' | 'cradle';
  readonly engine: {
    readonly kind: 'commuter' | 'sport' | 'retro';
    /** Crankcase, covers and cylinder. */
    readonly finish: MaterialName;
    readonly covers: MaterialName;
    readonly cylinder?: MaterialName;
    readonly fins: number;
    /** Forward lean of the cylinder, degrees. */
    readonly lean: number;
    readonly scale?: number;
    readonly kick?: boolean;
    readonly radiator?: boolean;
  };
  readonly exhaust: {
    readonly kind: 'long' | 'stubby' | 'upswept' | 'pipe';
    readonly finish: MaterialName;
    readonly shield: MaterialName;
    readonly header?: MaterialName;
  };
  readonly lamp: {
    readonly kind: 'round' | 'cowl' | 'wedge' | 'beak' | 'none';
    /** Scale and place against the usual: [ahead, up] in mm. */
    readonly offset?: readonly [number, number];
    readonly size?: number;
    readonly visor?: 'none' | 'small' | 'tall';
    readonly bowl?: MaterialName;
    readonly drl?: 'brow' | 'bar' | 'vee' | 'ring' | 'none';
    readonly decal?: Decal;
    /** Upper edge of the cowl against the usual, mm. */
    readonly crown?: number;
  };
  readonly bars: {
    readonly grip: number;
    /** Grip behind the upper yoke. */
    readonly pull: number;
    readonly mirrors: MirrorKind;
    readonly chromeMirrors?: boolean;
    readonly kind?: 'tubular' | 'clip-on';
    readonly guards?: boolean;
    readonly instrument: 'pod' | 'lcd' | 'round';
  };
  readonly indicators: 'round' | 'bulb' | 'led';
  readonly tank: Panel;
  /** Drawn over the tank and under it: knee pads, shrouds, scoops, fairing sides. */
  readonly body: readonly Panel[];
  readonly seats: readonly Panel[];
  readonly tail: Panel;
  readonly covers: readonly Panel[];
  readonly rack: 'rail' | 'grips' | 'grab' | 'carrier' | 'none';
  readonly rackFinish?: MaterialName;
  readonly mudguards: {
    readonly front: 'long' | 'short' | 'retro' | 'sport';
    readonly frontFinish?: MaterialName;
    readonly rear: 'long' | 'hanger' | 'retro';
    readonly rearFinish?: MaterialName;
  };
  readonly extras?: readonly ('crash-guard' | 'saree-guard' | 'belly' | 'bash-plate')[];
}
