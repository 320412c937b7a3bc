export const pictureFieldTexts = {
  none: 'None yet',
  choose: 'Choose a picture',
  replace: 'Replace',
  camera: 'Take a photo',
  drop: 'or drop it here',
  dropSeveral: 'or drop them here',
  remove: 'Remove',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  /** Accessible name of a button with the text `action`. */
  actionOf: (action: string, label: string) => `${action}: ${label}`,
  preparing: 'Preparing…',
  sending: (percent: number) => `Sending… ${percent} %`,
  working: 'The picture is being stored…',
  stored: (label: string) => `${label}: the picture is in the draft.`,
  builtIn: 'This picture came with the website. Your own can take its place.',
  about: 'Description and crop',
  alt: 'What the picture shows',
  altHint: 'Read out by screen readers. Saved immediately, for visitors too.',
  focus: 'Focus point',
  focusHint: 'Kept in view when the picture is cropped. Tap the place, or use the arrow keys.',
  focusAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  noWords: 'No description',
  saved: 'Saved',
  /** Text of a button while a save waits for a picture. */
  waiting: 'Waiting for the picture…',
  notStored: 'A picture did not arrive, so nothing was saved. Choose it again, or save without it.',
};

function firstSaved(count: number): string {
  if (count === 0) return 'None is saved.';
  return count === 1 ? 'The first one is saved.' : `The first ${count} are saved.`;
}

export const turnTexts = {
  title: '360° view',
  hint: '24 to 72 photographs of the same size, one after another around the vehicle, beginning with its right side. They are put in order by their file names.',
  none: 'None yet',
  count: (count: number) => `${count} pictures`,
  look: 'Preview',
  choose: 'Choose the pictures',
  chooseOthers: 'Choose other pictures',
  remove: 'Remove all of them',
  reverse: 'Reverse direction',
  preparing: (ready: number, count: number) => `Preparing ${ready} of ${count}…`,
  looked: (count: number) => `${count} pictures, none sent yet. Turn them: are they in order?`,
  send: (count: number) => `Send ${count} pictures`,
  cancel: 'Cancel',
  sending: (number: number, count: number) => `Sending picture ${number} of ${count}`,
  broken: (number: number, count: number) =>
    `Upload stopped at picture ${number} of ${count}. ${firstSaved(number - 1)}`,
  goOn: (number: number) => `Continue with picture ${number}`,
  done: (count: number) => `${count} pictures are in the draft.`,
  tooFew: (count: number, least: number, most: number) =>
    `${count} pictures were chosen. Choose ${least} to ${most} at once.`,
  notPicture: (names: string) => `These files are not pictures: ${names}`,
  otherSize: (names: string, width: number, height: number) =>
    `All have to be of the same size. Most have ${width} × ${height} pixels; others have: ${names}`,
  sizeOf: (name: string, width: number, height: number) => `${name} (${width} × ${height})`,
  more: (count: number) => `and ${count} more`,
};
