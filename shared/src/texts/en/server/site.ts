/** What the server's HTML documents say beside the pages' own texts. */
export const siteTexts = {
  adminTitle: ({ seller }: { seller: string }) => `Admin Panel · ${seller}`,
  /** Of the back office where it is installed: in a list of programs, and under its icon. */
  officeName: ({ seller }: { seller: string }) => `${seller}: Desk`,
  officeShortName: 'Desk',
  notFoundTitle: ({ seller }: { seller: string }) => `Page not found · ${seller}`,
  /** Heading of a page about a model before it knows its model. */
  noModel: 'Choose a model',
  /** What a model is, in the words for search engines. */
  categories: { motorcycle: 'Motorcycle', scooter: 'Scooter' },
};
