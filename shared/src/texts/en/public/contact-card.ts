export const contactTexts = {
  mail: 'Email',
};
