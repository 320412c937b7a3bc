export const previewTexts = {
  label: 'Preview',
  text: 'Preview of the draft. Visitors do not see it.',
  notSold: 'The test ride form leaves the model open: none is on sale under this name.',
  edit: 'Edit this model',
};
