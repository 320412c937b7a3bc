import type { VehicleType } from '@dealership/shared';

/** Field name in camel case, shown split into words -> what people read. */
export type SpecSection = Readonly<Record<string, string>>;

/** The six sections of a model's specifications, under the names of contract part 2 (`bikeView`). */
export interface Specs {
  readonly bodyDimensions: SpecSection;
  readonly engineDetails: SpecSection;
  readonly transmissionDetails: SpecSection;
  readonly tyreDetails: SpecSection;
  readonly frame: SpecSection;
  readonly Electrical: SpecSection;
}

/** A model of the demo catalogue. Prices are ex-showroom rupees. */
export interface VehicleSheet {
  readonly type: VehicleType;
  /** Name of this sheet's file, and of the model's folder in `server/pictures`. */
  readonly id: string;
  /** Its name in calls and addresses, where blanks and case do not matter. */
  readonly bikeName: string;
  /** Its name for people. */
  readonly name: string;
  /** One paragraph for whoever compares models. */
  readonly details: string;
  /** The three lines of the model strip. */
  readonly engine: string;
  readonly power: string;
  readonly transmission: string;
  /** Of the cheapest variant. */
  readonly price: number;
  /** The cheapest first; 2 to 4. Empty, like all below, for a model without detail data. */
  readonly variants: readonly { readonly name: string; readonly price: number }[];
  /** 3 to 6. */
  readonly colours: readonly string[];
  /** Colour of the pictures of a model that lists no colours. */
  readonly shownIn?: string;
  readonly specs: Specs | null;
  /** 4 to 8. */
  readonly features: readonly Feature[];
  /** 4 to 8. */
  readonly accessories: readonly Accessory[];
}

interface Feature {
  readonly heading: string;
  /** Which picture of the model shows it: the whole from the side, or one of its `details`. */
  readonly shot: 'side' | 'dash' | 'engine' | 'lamp' | 'rear' | 'seat' | 'wheel';
  readonly description: string;
}

interface Accessory {
  readonly heading: string;
  /** Its picture in `server/pictures/accessories`. */
  readonly picture: string;
  readonly description: string;
  readonly partNo: string;
  readonly price: number;
}
