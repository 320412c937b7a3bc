import type { VehicleSectionName } from '../../../../catalogue/vehicle-sections.ts';
import type { Fuel, SpecSectionKey } from '../../../../catalogue/vehicle.ts';
import type { Missing } from '../../../../catalogue/missing.ts';
import { days } from './manage.ts';
import { vehicleClassTexts } from '../../common/vehicle-classes.ts';

const types = { motorcycle: 'Motorcycle', scooter: 'Scooter' };
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

export const modelListTexts = {
  title: 'Models',
  intro: 'Changes are a draft until you publish them.',
  list: 'Models, in the order of the lists',
  none: 'There are no models.',
  notLoaded: 'The models could not be loaded.',
  types,
  states: {
    published: 'Published',
    draft: 'Draft',
    planned: 'Scheduled',
    notPublished: 'Not published',
    offSale: 'Not on sale',
  },
  draftOf: (count: number) => `Draft · ${changes(count)}`,
  plannedFor: (at: string) => `Scheduled for ${at}`,
  newPrices: (day: string) => `New prices from ${day}`,
  price: (price: string) => `from ${price}`,
  noPrice: 'No price',
  colours: (count: number) => (count === 1 ? '1 colour:' : `${count} colours:`),
  more: (count: number) => `+${count}`,
  filters: {
    search: 'Search by name',
    type: 'Type',
    anyType: 'All types',
    state: 'State',
    anyState: 'All states',
    shown: (count: number, all: number) => {
      const models = all === 1 ? '1 model' : `${all} models`;
      return count === all ? models : `${count || 'None'} of ${models}`;
    },
    order: 'Drag a model to change the order on the website.',
    clear: 'Show all models',
    noOrder: 'To change the order, show all models.',
  },
  actions: {
    copy: 'Duplicate',
    offSale: 'Take off sale',
    onSale: 'Put on sale',
    delete: 'Delete',
  },
  read: {
    intro: 'Published models, with their prices and brochures.',
    price: 'Price',
    priceOf: (name: string) => `Price of ${name}`,
    brochure: 'Brochure',
    brochureOf: (name: string) => `Brochure of ${name}`,
  },
  results: {
    deleted: (name: string, left: number) =>
      `${name} is deleted, and visitors no longer see it. You can bring it back within ${days(left)}.`,
    offSale: (name: string) => `${name} is not on sale: visitors no longer see it.`,
    onSale: (name: string) => `${name} is on sale again.`,
  },
};

export const newModelTexts = {
  add: 'Add a model',
  copyTitle: (name: string) => `Copy of ${name}`,
  action: { text: 'Add', busy: 'Adding…' },
  type: 'Type',
  name: 'Name',
  nameHint: 'The page address is made from this name and stays if you rename the model.',
  note: 'Visitors do not see it until you publish it.',
};

export const modelEditorTexts = {
  back: 'All models',
  contents: 'Sections',
  tabs: {
    about: 'About',
    prices: 'Variants and prices',
    photos: 'Colours and photos',
    specs: 'Specifications',
    features: 'Features and accessories',
    publishing: 'Publishing',
  },
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  unpublished: 'unpublished changes',
  gone: 'This model no longer exists. Someone may have deleted it.',
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
  lastBy: (by: string, when: string) => `Last changed by ${by}, ${when}`,
  tryAgain: 'Try again',
  drop: 'Discard draft',
  dropped: (sections: string) => `${sections}: draft discarded.`,
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
      icon: 'Icon',
      frames: '360° photos',
    } satisfies Partial<Record<Missing['what'], string>>,
    colourPicture: (name: string) => `A picture of ${name}`,
    featurePicture: (name: string) => `A picture for “${name}”`,
  },
  publish: {
    nothing: 'Everything is published.',
    never: 'Not published yet. Visitors cannot see this model.',
    offSale: 'Visitors cannot see this model: it is not on sale.',
    changed: (sections: string) => `Unpublished changes: ${sections}.`,
    /** In the bar. `offSale` is added to `published` and `draft` while the model is not on sale. */
    states: {
      published: 'Published',
      draft: (count: number) => (count === 1 ? 'Draft · 1 change' : `Draft · ${count} changes`),
      never: 'Not published yet',
      planned: (at: string) => `Scheduled for ${at}`,
      offSale: (state: string) => `${state} · not on sale`,
    },
    fix: 'Fix before publishing:',
    fixIn: (section: string, count: number) => `${section} (${count})`,
    see: 'See it on the website',
    ask: {
      title: (count: number) => `Still missing (${count})`,
      text: 'Visitors will see the model without this:',
      now: 'Publish anyway',
      later: 'Schedule anyway',
    },
    planned: (sections: string, at: string, by: string) =>
      `Scheduled by ${by} for ${at}: ${sections}. A section that is edited before then will not be published.`,
    leftOut: (sections: string, at: string, by: string) =>
      `Not published at the scheduled time (${at}), since it was changed after ${by} scheduled it: ${sections}. To publish it too, schedule it again.`,
    heldBack: (sections: string, at: string, by: string) =>
      `${by} scheduled this for ${at}. Nothing will be published then, since it was changed after that: ${sections}. Check it and schedule it again.`,
    waiting: 'Waiting until all is saved…',
    now: { text: 'Publish', busy: 'Publishing…' },
    title: 'Publish',
    website: 'On the website',
    at: 'Day and time',
    plan: 'Schedule',
    cancel: 'Cancel schedule',
    preview: 'Preview',
    stale: 'Someone else changed the draft since you saw it. Check it again, then publish.',
    unsaved: 'Some changes are not saved yet. Try again in a moment.',
  },
  menu: {
    title: 'More',
    takeOff: 'Take off sale',
    putOn: 'Put on sale',
  },
  discard: {
    title: 'Discard this draft?',
    text: (sections: string) =>
      `This discards the changes to ${sections}. Visitors go on seeing what is published.`,
    action: { text: 'Discard draft', busy: 'Discarding…' },
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
    swatch: 'Colour swatch',
    hasSwatch: 'Show a colour swatch',
    specSection: 'Part',
    label: 'Name',
    value: 'Value',
    heading: 'Heading',
    description: 'Text',
    partNo: 'Part number',
  },
  figures: 'Figures',
  specsHint:
    'One specification per line, such as “Seat height: 765 mm”. Names: letters and digits only.',
  classes: vehicleClassTexts,
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
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  pictures: {
    lead: 'Main picture',
    side: 'From the side',
    icon: 'Icon',
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
  show: 'Show the history',
  title: (name: string) => `History of ${name}`,
  intro: 'What visitors saw before and after each change. Scheduled prices are listed too.',
  planned: 'Scheduled prices',
  from: (day: string) => `From ${day}`,
  price: (name: string, price: string) => `${name}: ${price}`,
  none: 'Nothing has changed yet.',
  notLoaded: 'The history could not be loaded.',
  by: (by: string, when: string) => `${by}, ${when}`,
  before: 'Before',
  after: 'After',
  empty: 'nothing',
  bringBack: 'Restore as a draft',
  bringPricesBack: 'Set these prices again now',
  pricesBack: 'Visitors see the earlier prices again.',
  /** Accessible name of the button with the text `action`. */
  actionOf: (action: string, section: string, when: string) => `${action}: ${section}, ${when}`,
  back: (section: string) => `${section}: the earlier version is a draft now.`,
};

export const plannedPricesTexts = {
  open: 'Schedule new prices',
  planned: (day: string, prices: string) => `From ${day}: ${prices}`,
  drop: 'Cancel',
  plan: { text: 'Schedule prices', busy: 'Scheduling…' },
};
