/** How the three screens of published pictures speak; docs/differences.md has the nouns. */
export interface ContentTexts {
  title: string;
  /** Name of the list for those who do not see it. */
  list: string;
  empty: string;
  notLoaded: string;
  addTitle: string;
  added: string;
  addFailed: string;
  deleteTitle: string;
  confirm: string;
  invalidId: string;
  deleted: string;
  deleteFailed: string;
  imageAlt: string;
}

export const offerTexts: ContentTexts = {
  title: 'Manage Offers',
  list: 'Offers',
  empty: 'No offers found. Add your first offer!',
  notLoaded: 'Failed to load offers.',
  addTitle: 'Add Offer',
  added: 'Offer Added Successfully!',
  addFailed: 'Failed to add offer. Please try again.',
  deleteTitle: 'Delete Offer',
  confirm: 'Are you sure you want to delete this offer?',
  invalidId: 'Invalid Offer ID!',
  deleted: 'Offer Deleted Successfully!',
  deleteFailed: 'Failed to delete offer. Please try again.',
  imageAlt: 'Offer',
};

export const notificationTexts: ContentTexts = {
  title: 'Manage Notification',
  list: 'Notifications',
  empty: 'No Notification found. Add your first Notification!',
  notLoaded: 'Failed to load notifications.',
  addTitle: 'Add Notification',
  added: 'Notification Added Successfully!',
  addFailed: 'Failed to add notification. Please try again.',
  deleteTitle: 'Delete Notification',
  confirm: 'Are you sure you want to delete this notification?',
  invalidId: 'Invalid Notification ID!',
  deleted: 'Notification Deleted Successfully!',
  deleteFailed: 'Failed to delete notification. Please try again.',
  imageAlt: 'Notification',
};

export const galleryTexts: ContentTexts = {
  title: 'Manage Gallery',
  list: 'Gallery images',
  empty: 'No images found. Add your first image!',
  notLoaded: 'Failed to load images.',
  addTitle: 'Add Images',
  added: 'Image Added Successfully!',
  addFailed: 'Failed to add image. Please try again.',
  deleteTitle: 'Delete Image',
  confirm: 'Are you sure you want to delete this image?',
  invalidId: 'Invalid Image ID!',
  deleted: 'Image Deleted Successfully!',
  deleteFailed: 'Failed to delete image. Please try again.',
  imageAlt: 'Gallery image',
};

/** What the three screens say alike. */
export const contentTexts = {
  new: 'New',
  number: 'S No.',
  titleColumn: 'Title',
  imageColumn: 'Image',
  descriptionColumn: 'Description',
  action: 'Action',
  shown: 'Shown on the home page',
  deleteName: (what: string) => `Delete ${what}`,
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

/** What is said about choosing and sending pictures. */
export const pictureTexts = {
  label: { one: 'Image', several: 'Images' },
  choose: { one: 'Choose a picture', several: 'Choose pictures' },
  drop: { one: 'or drop it here', several: 'or drop them here' },
  hint: {
    one: 'JPEG, PNG, WebP or GIF, up to 5 MB',
    several: (most: number) => `JPEG, PNG, WebP or GIF, up to 5 MB each, at most ${most} at once`,
  },
  missing: 'Choose a picture',
  chosen: 'Chosen pictures',
  remove: (name: string) => `Remove ${name}`,
  size: (megabytes: string) => `${megabytes} MB`,
  tooLarge: (name: string, megabytes: string) =>
    `${name} is ${megabytes} MB. A picture can be at most 5 MB. Make it smaller and choose it again.`,
  empty: (name: string) => `${name} is empty.`,
  wrongType: (name: string) =>
    `${name} cannot be used. Save it as JPEG, PNG, WebP or GIF and choose it again.`,
  unreadable: (name: string) => `${name} cannot be read as a picture. The file may be damaged.`,
  tooMany: (most: number, left: number) =>
    most === 1
      ? 'Only one picture can be chosen here. The others were not added.'
      : `You can add at most ${most} pictures at once. ${left} not added: add the rest afterwards.`,
  uploading: (percent: number) => `Uploading… ${percent} %`,
  uploadingOf: (number: number, count: number, percent: number) =>
    `Uploading picture ${number} of ${count}… ${percent} %`,
  preparing: 'Preparing the picture…',
};
