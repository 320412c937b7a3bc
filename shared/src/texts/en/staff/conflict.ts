export const conflictTexts = {
  title: 'Someone else changed this first',
  text: 'Choose which version to keep.',
  theirs: 'Theirs',
  yours: 'Yours',
  takeTheirs: 'Take theirs',
  keepYours: 'Keep yours',
};
