/** Ways to reach the dealership without a form. */
export const tapWays = ['call', 'whatsapp'] as const;
