export const listTexts = {
  entries: ({ from, to, total }: { from: number; to: number; total: number }) =>
    `Showing ${from} to ${to} of ${total} entries`,
  rowsPerPage: 'Rows per page',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
};
