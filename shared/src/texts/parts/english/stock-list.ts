/** The stock as a file, which is the same in every language. */
export const stockListColumns = {
  sheet: 'Stock',
  columns: { model: 'Model', name: 'Variant', colour: 'Colour', stock: 'Stock' },
  values: {
    showroom: 'In the showroom',
    days: (count: number) => (count === 1 ? 'In 1 day' : `In ${count} days`),
    order: 'On order',
  },
};
