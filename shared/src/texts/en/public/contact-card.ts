/** Texts of the card that offers a call in place of a form. */
export const contactTexts = {
  mail: 'Email',
};
