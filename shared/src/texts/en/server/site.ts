export const siteTexts = {
  adminTitle: ({ seller }: { seller: string }) => `Admin Panel · ${seller}`,
  /** Name of the installed back office: in a list of programs, and under its icon. */
  officeName: ({ seller }: { seller: string }) => `${seller}: Desk`,
  officeShortName: 'Desk',
  notFoundTitle: ({ seller }: { seller: string }) => `Page not found · ${seller}`,
  /** Heading of a page about a model while no model is chosen. */
  noModel: 'Choose a model',
  /** Type of a model, for search engines. */
  categories: { motorcycle: 'Motorcycle', scooter: 'Scooter' },
};
