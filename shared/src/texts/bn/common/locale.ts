/** The language of the texts in this folder, and of everything that is built with them. */
export const locale = 'bn' as const;
