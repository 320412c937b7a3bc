/** The number of the branch whose page was looked at last, until the document is left: forms begin with it. */
export const lookedAt: { branch?: string } = {};
