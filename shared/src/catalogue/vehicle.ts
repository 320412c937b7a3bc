import type { Picture } from '../content/picture.ts';
import type { VehicleType } from './model-choice.ts';

/** What every answer with a picture tells besides its path. */
type PictureShape = Omit<Picture, 'path'>;

/** An item of `GET /api/bikes` and `GET /api/scooters`: active models, in the catalogue's order. */
export interface VehicleCard extends PictureShape {
  id: number;
  /** Its name in calls and addresses (`modelKey` compares them). */
  bikeName: string;
  /** Its name for people. */
  name: string;
  /** Path of a picture of the name in the site's display type; the site sets the name as text. */
  nameImg: string;
  /** Path of a small silhouette, black on nothing: for a CSS mask. */
  bikeIcon: string;
  /** Path of the lead picture, on a transparent ground; `width` and the rest are its own. */
  image: string;
  /** The view from the side, on a transparent ground. */
  side: Picture;
  specs: {
    engine: string;
    power: string;
    transmission: string;
    /** Path of the E-brochure. */
    document: string;
  };
  /** 'Start from', ex-showroom, in rupees. */
  price: number;
  hasDetails: boolean;
  hasFrames: boolean;
}

/** The six sections of the specifications in their order; each maps camel-case labels to texts. */
export const specSections = [
  { key: 'bodyDimensions', title: 'Body Dimensions' },
  { key: 'engineDetails', title: 'Engine' },
  { key: 'transmissionDetails', title: 'Transmission' },
  { key: 'tyreDetails', title: 'Tyres & Brakes' },
  { key: 'frame', title: 'Frame & Suspension' },
  { key: 'Electrical', title: 'Electricals' },
] as const;

export type SpecSectionKey = (typeof specSections)[number]['key'];

/** `GET /api/bikeView/{bikeName}`: a model, on sale or not. */
export interface VehicleView
  extends PictureShape, Record<SpecSectionKey, Readonly<Record<string, string>>> {
  bikeName: string;
  /** Its name for people. */
  name: string;
  type: VehicleType;
  /** One paragraph. */
  bikeDetails: string;
  /** 'Start from', ex-showroom, in rupees. */
  bikePrice: number;
  /** As in `VehicleCard`. */
  image: string;
  side: Picture;
  specs: VehicleCard['specs'];
  hasDetails: boolean;
  hasFrames: boolean;
  /** Whether the model is on sale. */
  active: boolean;
}

/** An item of `GET /api/variants/{bikeName}`, the cheapest first; rupees. */
export interface VehicleVariant {
  name: string;
  price: number;
}

/** An item of `GET /api/bikeColours/{bikeName}`; the first is the one of the lead picture. */
export interface VehicleColour extends PictureShape {
  id: number;
  image: string;
  name: string;
}

/** An item of `GET /api/bikeFeatures/{bikeName}`. */
export interface VehicleFeature extends PictureShape {
  heading: string;
  image: string;
  description: string;
}

/** An item of `GET /api/bikeAccessories/{bikeName}`; rupees. */
export interface VehicleAccessory extends VehicleFeature {
  part_no: string;
  price: number;
}

/** An item of `GET /api/360Images/{bikeName}`: 36 in turning order, 10 degrees each, the right side first. */
export interface VehicleFrame extends PictureShape {
  images: string;
}

/** `diskBrakeFront` -> `Disk brake front`: a camel-case label as people read it. */
export function splitLabel(label: string): string {
  const words = label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
