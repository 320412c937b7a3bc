/** Texts of the views of the desk that somebody keeps. */
export const savedViewsTexts = {
  own: 'My views',
  shared: 'Shared views',
  keep: 'Save this view',
  keepTitle: 'Save this view',
  keepAbout: 'It keeps the list and its filters, not what you searched for.',
  name: 'Name',
  nameMissing: 'Give the view a name.',
  share: 'Everybody sees it',
  save: { text: 'Save', busy: 'Saving…' },
  change: (name: string) => `Change ${name}`,
  replace: 'Take over the list and filters that are shown now',
  delete: 'Delete view',
  notLoaded: 'The saved views could not be loaded.',
};
