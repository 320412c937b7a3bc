export const tableCardTexts = {
  title: { one: 'Print table card', all: 'Print the table cards of all models' },
  hint: 'A card for the showroom with name, price and a code that leads to the page on the website. Enquiries that begin with the code show the campaign table-card.',
  paper: 'Paper',
  papers: { a5: 'A5 (half a page)', a4: 'A4' },
  language: 'Language of the card',
  open: { one: 'Print table card', all: 'Print all, a page each' },
};
