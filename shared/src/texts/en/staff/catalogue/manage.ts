/** Texts of the screens on which staff change prices and models (rules: given-texts). */
export const priceTexts = {
  price: {
    title: 'Manage Price',
    list: 'Prices',
    name: 'Model Name',
    price: 'Price',
    model: 'Model',
    partNo: 'Part No.',
    edit: 'Edit Price',
    newPrice: 'New price (₹)',
    newPrices: 'New prices of the variants (₹)',
    before: (price: string) => `Now ${price}`,
    from: (price: string, day: string) => `${price} from ${day}`,
    overwritten: (day: string) =>
      `New prices are scheduled from ${day}. They replace what you save here.`,
    missing: 'Please enter a valid price',
    empty: 'No models found.',
    notLoaded: 'Failed to load prices.',
  },
  accessories: {
    title: 'Manage Accessories Price',
    list: 'Accessories',
    name: 'Accessory',
    edit: 'Edit Accessory Price',
    missing: 'Please select an accessory and enter a price!',
    empty: 'No accessories found.',
    notLoaded: 'Failed to load accessory prices.',
  },
  tabs: 'Prices and models on sale',
  open: 'Edit',
  now: 'Now',
  cancelPlanned: (planned: string, name: string) => `Cancel ${planned}: ${name}`,
  updated: 'Price updated successfully',
  refused: 'Failed to update price',
  failed: 'Failed to update price!',
  gone: 'This model or part has been deleted.',
  search: 'Search',
  searchHint: (shown: number, total: number) =>
    shown === total ? `${total} entries` : `${shown} of ${total} entries`,
  noMatch: 'Nothing matches this search.',
  sortBy: 'Sort by',
  catalogueOrder: 'Catalogue order',
  sortOrders: {
    number: {
      ascending: (header: string) => `${header}, low to high`,
      descending: (header: string) => `${header}, high to low`,
    },
    text: {
      ascending: (header: string) => `${header}, A to Z`,
      descending: (header: string) => `${header}, Z to A`,
    },
  },
};

export const vehicleTexts = {
  title: 'Manage Vehicles',
  selector: 'Show',
  bikes: 'Bikes',
  scooters: 'Scooters',
  number: 'S No.',
  name: 'Model Name',
  active: 'Active',
  /** Heading and words of the column for people who may not change it. */
  status: 'Status',
  statuses: ['Inactive', 'Active'],
  activeName: (name: string) => `${name} is active`,
  hint: 'A model that is not active disappears at once from the website’s lists, forms and price list.',
  activated: 'Vehicle activated successfully',
  deactivated: 'Vehicle deactivated successfully',
  refused: 'Failed to update active status',
  failed: 'Something went wrong! Please try again.',
  bikesNotLoaded: 'Failed to fetch bikes.',
  scootersNotLoaded: 'Failed to load scooters.',
  empty: 'There are no models.',
};

export const dialogTexts = {
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  deleting: 'Deleting…',
  loading: 'Loading...',
};

const numberOf = (place: number, all: number) => `number ${place} of ${all}`;

/** The handle by which an item in a list is dragged, or moved by keyboard. */
export const sortableTexts = {
  drag: 'Drag',
  move: (name: string) => `Move ${name}`,
  how: 'Space picks it up and puts it down, the arrow keys move it, Escape cancels.',
  pickedUp: (name: string, place: number, all: number) =>
    `${name} is picked up: ${numberOf(place, all)}.`,
  over: (name: string, place: number, all: number) => `${name}: ${numberOf(place, all)}.`,
  unmoved: (name: string, place: number, all: number) =>
    `${name} is still ${numberOf(place, all)}.`,
};

export const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

const actions = {
  edit: 'Edit',
  up: 'Up',
  down: 'Down',
  hide: 'Hide',
  show: 'Show',
  copy: 'Duplicate',
  delete: 'Delete',
  bringBack: 'Bring back',
  more: 'Actions',
};
export type RowAction = keyof typeof actions;

const moves = {
  up: 'Move up',
  down: 'Move down',
  top: 'Move to the top',
  bottom: 'Move to the bottom',
};

/** Of a list whose rows are moved, deleted and brought back. */
export const listTexts = {
  actions,
  moves,
  /** Accessible name of a button; it ends with the name of its row. */
  nameOf: (action: RowAction, name: string) =>
    `${{ ...actions, ...moves, more: 'Actions for' }[action]} ${name}`,
  results: {
    moved: (name: string, place: number, all: number) => `${name} is now ${numberOf(place, all)}.`,
    back: (name: string) => `${name} is back, as it was.`,
  },
  deletedList: 'Deleted',
  daysLeft: (left: number) => `Can be brought back for ${days(left)}`,
};
