import { dateOfYear } from '../time/moment-words.ts';

/** Whether a model is there; days are `YYYY-MM-DD`. */
export const stockTexts = {
  heading: 'Stock and waiting',
  states: {
    showroom: 'In the showroom',
    days: (count: number) => (count === 1 ? 'In 1 day' : `In ${count} days`),
    order: 'On order',
    ask: 'Ask us',
  },
  asOf: (day: string) => `as of ${dateOfYear(day)}`,
  countedFrom: (day: string) => `counted from ${dateOfYear(day)}`,
  chosen: 'Your colour',
};
