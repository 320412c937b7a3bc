import type { VehicleSectionName } from '../../../../catalogue/vehicle-sections.ts';
import type { Fuel, VehicleClass, SpecSectionKey } from '../../../../catalogue/vehicle.ts';
import type { Missing } from '../../../../catalogue/missing.ts';
import { conflictChoices, days } from './manage.ts';

const types = { motorcycle: 'Motorcycle', scooter: 'Scooter' };
const are = { published: 'published', notPublished: 'not published yet', offSale: 'not on sale' };

export const modelListTexts = {
  title: 'Models',
  intro:
    'What visitors see of each motorcycle and scooter, in the order of the lists. What you change is a draft until you publish it.',
  list: 'Models, in the order of the lists',
  none: 'There is no model yet.',
  notLoaded: 'The models could not be loaded.',
  types,
  are,
  about: (type: keyof typeof types, state: keyof typeof are) => `${types[type]}, ${are[state]}`,
  states: {
    draft: 'Draft',
    planned: (at: string) => `Will be published ${at}`,
    newPrices: (day: string) => `New prices from ${day}`,
  },
  said: {
    deleted: (name: string, left: number) =>
      `${name} is deleted, and visitors no longer see it. You can bring it back within ${days(left)}.`,
  },
};

export const newModelTexts = {
  add: 'Add a model',
  copyTitle: (name: string) => `A new model like ${name}`,
  action: { text: 'Add', busy: 'Adding…' },
  type: 'Type',
  name: 'Name',
  nameHint: 'Its page keeps this name in its address, also if you call it something else later.',
  note: 'Visitors do not see it until you publish it.',
};

export const modelEditorTexts = {
  back: 'All models',
  contents: 'Sections',
  gone: 'This model is not there any more. Somebody may have deleted it.',
  notLoaded: 'The model could not be loaded.',
  sections: {
    about: 'About',
    variants: 'Variants and prices',
    colours: 'Colours',
    specs: 'Specifications',
    features: 'Features',
    accessories: 'Accessories',
    pictures: 'Pictures',
  } satisfies Record<VehicleSectionName, string>,
  draft: 'Draft',
  states: {
    saved: 'Saved in the draft',
    same: 'Published',
    empty: 'Empty',
    notPublished: 'Not published yet',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    refused: 'Not saved: see below',
    failed: 'Not saved',
  },
  lastBy: (by: string, date: string, time: string) => `Last changed by ${by}, ${date} ${time}`,
  tryAgain: 'Try again',
  drop: 'Drop this draft',
  dropped: (section: string) => `${section}: the draft is dropped.`,
  conflict: {
    title: 'Somebody else has changed this section',
    text: 'Both versions are kept until you choose. Lines that are the same are left out.',
    ...conflictChoices,
  },
  missing: {
    title: 'Still missing',
    none: 'Nothing is missing.',
    what: {
      price: 'Price (needed to publish)',
      details: 'A description',
      strip: 'Engine, power and transmission (shown in the list)',
      specs: 'Specifications (without them there is no details page)',
      lead: 'The main picture',
      side: 'A picture from the side',
      icon: 'The small outline',
      frames: 'Pictures all round, for the 360° view',
    } satisfies Partial<Record<Missing['what'], string>>,
    colourPicture: (name: string) => `A picture of ${name}`,
    featurePicture: (name: string) => `A picture for “${name}”`,
  },
  publish: {
    title: 'Publish',
    nothing: 'Everything is published.',
    never: 'Not published yet. Visitors cannot see this model.',
    offSale: 'Visitors cannot see this model: it is not on sale.',
    changed: (sections: string) => `Unpublished changes: ${sections}.`,
    done: 'Published.',
    see: 'See it on the website',
    ask: {
      title: (count: number) => `Still missing (${count})`,
      text: 'Visitors will see the model without this:',
      now: 'Publish anyway',
      later: 'Schedule anyway',
    },
    planned: (sections: string, at: string, by: string) =>
      `Planned by ${by} for ${at}, as it is now: ${sections}.`,
    leftOut: (sections: string, at: string, by: string) =>
      `Not published on ${at}, since it was changed after ${by} planned it: ${sections}. To publish it too, choose the time again.`,
    heldBack: (sections: string, at: string, by: string) =>
      `${by} planned to publish this on ${at}. Nothing will be published then, since it was changed after that: ${sections}. Look at it and choose the time again.`,
    waiting: 'Waiting until all is saved…',
    now: { text: 'Publish now', busy: 'Publishing…' },
    at: 'Day and time',
    plan: 'Publish at this time',
    cancel: 'Do not publish by itself',
    preview: 'Preview',
    stale: 'Somebody has changed the draft since you saw it. Look at it again, then publish.',
    unsaved: 'Some changes are not saved yet. Look for what is marked.',
  },
  fields: {
    name: 'Name',
    type: 'Type',
    class: 'Class',
    noClass: 'No class',
    details: 'Description',
    engine: 'Engine, in short',
    power: 'Power, in short',
    transmission: 'Transmission, in short',
    price: 'Ex-showroom price (₹)',
    priceHint: 'Only for a model without variants',
    fuel: 'Fuel',
    noFuel: 'Not given',
    engineCc: 'Engine (cc)',
    motorKw: 'Motor (kW)',
    mileage: 'Mileage (km per litre)',
    rangeKm: 'Range (km)',
    seatHeight: 'Seat height (mm)',
    kerbWeight: 'Kerb weight (kg)',
    variant: 'Variant',
    colour: 'Colour',
    swatch: 'Sample of the colour',
    hasSwatch: 'Show a sample of the colour',
    specSection: 'Part',
    label: 'What',
    value: 'Value',
    heading: 'Heading',
    description: 'Text',
    partNo: 'Part number',
  },
  figures: 'Figures',
  specsHint:
    'A line each, such as Seat height: 765 mm. What a line is called has letters and digits only.',
  classes: {
    commuter: 'Commuter',
    sport: 'Sport',
    naked: 'Naked',
    retro: 'Retro',
    adventure: 'Adventure',
    cruiser: 'Cruiser',
    family: 'Family',
  } satisfies Record<VehicleClass, string>,
  fuels: { petrol: 'Petrol', electric: 'Electric', flex: 'Flex fuel' } satisfies Record<
    Fuel,
    string
  >,
  specSections: {
    bodyDimensions: 'Body and dimensions',
    engineDetails: 'Engine',
    transmissionDetails: 'Transmission',
    tyreDetails: 'Tyres and brakes',
    frame: 'Frame',
    Electrical: 'Electrical',
  } satisfies Record<SpecSectionKey, string>,
  parts: {
    variants: { add: 'Add a variant', unnamed: 'New variant' },
    colours: { add: 'Add a colour', unnamed: 'New colour' },
    specs: { add: 'Add a line', unnamed: 'New line' },
    features: { add: 'Add a feature', unnamed: 'New feature' },
    accessories: { add: 'Add an accessory', unnamed: 'New accessory' },
  },
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  upOf: (name: string) => `Move up ${name}`,
  downOf: (name: string) => `Move down ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number, all: number) => `${name} is now number ${place} of ${all}.`,
  pictures: {
    lead: 'Main picture',
    side: 'From the side',
    icon: 'Small outline',
    name: 'Name as a picture',
    ofColour: 'Picture in this colour',
    ofFeature: 'Picture of this feature',
    ofAccessory: 'Picture of this accessory',
    frames: (count: number) => `360° view: ${count} pictures`,
  },
  pictureHints: {
    lead: 'Large on its page and in the lists; until there is one, the first colour’s. Best: the whole vehicle, four to three, on a plain or transparent ground.',
    side: 'In the strip of models, the price list and before the 360° view. Best: its right side, four to three.',
    icon: 'For other programs. Best: the vehicle in black on a transparent ground.',
    name: 'For other programs. Best: the name alone on a transparent ground.',
  },
};

export const modelHistoryTexts = {
  open: 'History',
  title: (name: string) => `History of ${name}`,
  intro: 'What visitors saw before each change, and after it. Planned prices are listed too.',
  planned: 'Planned prices',
  from: (day: string) => `From ${day}`,
  price: (name: string, price: string) => `${name}: ${price}`,
  none: 'Nothing has changed yet.',
  notLoaded: 'The history could not be loaded.',
  by: (by: string, date: string, time: string) => `${by}, ${date} ${time}`,
  before: 'Before',
  after: 'After',
  empty: 'nothing',
  bringBack: 'Bring back as a draft',
  bringPricesBack: 'Set these prices again now',
  pricesBack: 'Visitors see the earlier prices again.',
  /** Accessible name of the button with the text `action`. */
  actionOf: (action: string, section: string, when: string) => `${action}: ${section}, ${when}`,
  back: (section: string) => `${section}: what was before is a draft now.`,
};

export const plannedPricesTexts = {
  open: 'New prices from a day on',
  title: (name: string) => `New prices of ${name}`,
  day: 'From this day on',
  action: { text: 'Plan these prices', busy: 'Saving…' },
  planned: (day: string, prices: string) => `From ${day}: ${prices}`,
  drop: 'Drop',
  dropOf: (day: string) => `Drop the prices from ${day}`,
};
