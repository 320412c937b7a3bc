const photographs = (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`);
const models = (count: number) => (count === 1 ? '1 model' : `${count} models`);
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const photographTexts = {
  title: 'Add photographs',
  intro:
    'Choose photographs of your models, best a whole folder. Names of folders and files sort them, such as “Activa 6G/Pearl Siren Blue.jpg” or “shine-125 black (2).jpg”. You see everything before it is added.',
  folder: 'Choose a folder',
  files: 'Choose pictures',
  limit: (most: number) => `At most ${most} at once.`,
  /** Where files can be dropped. */
  dropAndLimit: (most: number) => `or drop a folder or pictures here. At most ${most} at once.`,
  tooMany: (most: number) =>
    `There are more than ${most} pictures. Choose fewer at once, for example one folder after another.`,
  reading: 'Reading…',
  none: 'There is no picture among these files.',
  notRead: 'The folder could not be read. Choose it again.',
  leftOut: (count: number) => `${files(count)} left out: not a picture, or empty.`,
  result: photographs,
  /** What would change, or has been done. */
  sum: (counts: readonly string[]) => `${counts.join(', ')}.`,
  counts: {
    new: (count: number) => `${count} new`,
    replaces: (count: number) => `${count} replacing a picture`,
    lead: (count: number) => (count === 1 ? '1 main picture' : `${count} main pictures`),
    unused: (count: number) => `${count} not used`,
    unsure: (count: number) => `${count} to be sorted by you`,
    added: (count: number) => `${count} added`,
    failed: (count: number) => `${count} not added: see below`,
  },
  add: (count: number) => `Add ${photographs(count)}`,
  withLead:
    'Replace main pictures that came with the website, too: lists and the home page show them.',
  adding: (number: number, count: number) => `Adding picture ${number} of ${count}…`,
  stay: 'Stay on this page until all are added.',
  cancel: 'Stop',
  stopped: 'The other photographs were not added. Choose them again to continue.',
  unsure: {
    title: (count: number) => `Sort these yourself (${count})`,
    hint: 'Their names do not say for certain which model and colour they show.',
  },
  model: 'Model',
  place: 'Colour',
  chooseModel: 'Choose a model',
  choosePlace: 'Choose a colour',
  lead: 'Main picture of the model',
  use: 'Use this photograph',
  change: 'Change',
  before: 'Now',
  after: 'New',
  noPicture: 'None',
  noPreview: 'No preview',
  states: {
    loading: 'Loading…',
    unsure: 'Choose model and colour',
    new: 'New',
    replaces: 'Replaces the picture',
    unused: 'Not used',
    added: 'Added',
  },
  other: 'Another photograph is chosen for this colour.',
  notThere: 'This file was changed, moved or deleted. Choose it again.',
  gone: 'This colour no longer exists. Choose another one.',
  changed: 'Someone else has changed this picture. Look at it again, then try again.',
  publish: {
    title: (count: number) =>
      count === 1 ? '1 model has a draft now' : `${count} models have a draft now`,
    hint: 'Visitors see the photographs once they are published.',
    all: (count: number) => (count === 1 ? 'Publish it' : `Publish all ${count}`),
    ask: (count: number) => `Publish ${models(count)}?`,
    text: 'Visitors will see everything in these drafts:',
    action: { text: 'Publish now', busy: 'Publishing…' },
    line: (name: string, sections: readonly string[]) => `${name}: ${sections.join(', ')}`,
    left: 'Not published from here; open them to publish them:',
    reasons: {
      neverPublished: '(visitors have never seen it)',
      planned: '(it is scheduled)',
      noPrice: '(it has no price)',
    },
    failed: (name: string, reason: string) => `${name} was not published: ${reason}`,
    done: (count: number) => `${models(count)} published.`,
  },
};
