/** The colour of a question about a price, until the customer has chosen one; sent in every language as it is here. */
export const UNDECIDED_COLOUR = 'Not decided yet';
