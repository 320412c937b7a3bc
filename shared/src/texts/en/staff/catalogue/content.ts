import type { ContentKind } from '../../../../content/content.ts';
import { days } from './manage.ts';

/**
 * What the four screens of published pictures say of one and of all of their items; docs/differences.md has the nouns.
 * @param one of them, as the name of its picture
 */
function textsOf<Own extends { title: string }>(noun: string, one: string, own: Own) {
  const small = noun.toLowerCase();
  return {
    list: `${one}s`,
    imageAlt: one,
    empty: `No ${small}s found. Add your first ${small}!`,
    notLoaded: `Failed to load ${small}s.`,
    addTitle: `Add ${noun}`,
    added: `${noun} Added Successfully!`,
    addFailed: `Failed to add ${small}. Please try again.`,
    deleteTitle: `Delete ${noun}`,
    confirm: `Are you sure you want to delete this ${small}?`,
    invalidId: `Invalid ${noun} ID!`,
    deleted: `${noun} Deleted Successfully!`,
    deleteFailed: `Failed to delete ${small}. Please try again.`,
    ...own,
  };
}
export type ContentTexts = typeof offerTexts;

export const offerTexts = textsOf('Offer', 'Offer', { title: 'Manage Offers' });

export const notificationTexts = textsOf('Notification', 'Notification', {
  title: 'Manage Notification',
  empty: 'No Notification found. Add your first Notification!',
});

export const galleryTexts = textsOf('Image', 'Gallery image', {
  title: 'Manage Gallery',
  addTitle: 'Add Images',
});

export const bannerTexts = textsOf('Banner', 'Banner', { title: 'Manage Banners' });

export const contentTexts = {
  new: 'New',
  number: 'S No.',
  titleColumn: 'Title',
  imageColumn: 'Image',
  descriptionColumn: 'Description',
  action: 'Action',
  first: {
    offers: 'Current offer',
    notifications: 'Shown on the home page',
    gallery: '',
    banners: 'Shown first',
  } satisfies Record<ContentKind, string>,
  states: {
    live: 'Live',
    liveUntil: (end: string) => `Live until ${end}`,
    planned: (start: string) => `From ${start}`,
    over: 'Ended',
    deleted: (left: number) => `Deleted: ${days(left)} left`,
  },
  deletedHint: 'Bring back anything deleted by mistake, with its picture and its place.',
  order: {
    offers:
      'Visitors see the live offer that was added last. The others follow below it, in this order.',
    notifications: 'The first live notification pops up on the home page.',
    gallery: 'Live pictures appear in this order.',
    banners: 'Live banners appear in this order on the home page, on wide screens.',
  } satisfies Record<ContentKind, string>,
  nameOf: (alt: string, number: number) => `${alt} ${number}`,
  titleLabel: 'Title',
  titlePlaceholder: 'Enter Offer Title',
  titleMissing: 'Enter a title',
  descriptionLabel: 'Description',
  descriptionPlaceholder: 'Enter Description',
  descriptionMissing: 'Enter a description',
  fillAll: 'Please fill all fields.',
  some: (added: number, left: number) =>
    `${added} added, ${left} not. Those still listed were not added.`,
};

export const editContentTexts = {
  title: (name: string) => `Edit ${name}`,
  start: 'Shown from',
  end: 'Shown until',
  datesHint: 'Indian time. Leave both empty to show it now, with no end date.',
  model: 'Model',
  noModel: 'None',
  modelHint: 'Adds a link to this model and, on banners, its price, while it is on sale.',
  saved: 'Saved',
  preview: 'Preview',
  previewHint: {
    phone: 'Phone preview of what you have typed.',
    wide: 'Computer preview of what you have typed; phones show no banners.',
  },
  history: 'History',
  noHistory: 'Nothing has been changed yet.',
  historyNotLoaded: 'The history could not be loaded.',
  by: (by: string, when: string) => `${by}, ${when}`,
  before: 'Before',
  after: 'After',
  showBefore: 'Restore this version',
  showBeforeName: (when: string) => `Restore this version: before ${when}`,
  fields: {
    title: 'Title',
    description: 'Description',
    picture: 'Picture',
    start: 'Shown from',
    end: 'Shown until',
    model: 'Model',
  },
  line: (field: string, value: string) => `${field}: ${value === '' ? '–' : value}`,
};

export const pictureTexts = {
  one: 'Image',
  several: 'Images',
  choose: 'Choose pictures',
  hint: (most: number) =>
    `At most ${most} at once. Photographs from a phone can be chosen as they are.`,
  missing: 'Choose a picture',
  chosen: 'Chosen pictures',
  remove: (name: string) => `Remove ${name}`,
  empty: (name: string) => `${name} is empty.`,
  wrongType: (name: string) =>
    `${name} cannot be used. Save it as JPEG, PNG, WebP, HEIC, AVIF or GIF and choose it again.`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  tooMany: (most: number, left: number) =>
    `You can add at most ${most} pictures at once. ${left} not added: add the rest afterwards.`,
  preparing: (number: number, count: number) => `Preparing picture ${number} of ${count}…`,
  sending: (number: number, count: number, percent: number) =>
    `Sending picture ${number} of ${count}… ${percent} %`,
  notAllHere: 'Some pictures are not uploaded yet. Upload or skip the rest, then save again.',
  left: (count: number) =>
    count === 1 ? 'One picture is still to be sent.' : `${count} pictures are still to be sent.`,
  goOn: 'Try again',
  leaveOut: 'Skip the rest',
  storedOne: 'Uploaded. Save to show it to visitors.',
  stored: (count: number) =>
    count === 1
      ? 'Uploaded. Save to show it to visitors.'
      : `${count} pictures uploaded. Save to show them to visitors.`,
};
