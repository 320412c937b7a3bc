/** The name of a model if neither the address nor the previous page has one. */
export const unknownModel: string = 'অজানা';
