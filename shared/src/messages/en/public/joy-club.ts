/** Texts of the Joy Club page. */
export const joyClubTexts = {
  kind: 'Joy Club',
  title: 'Ride together',
  lead: 'The club of everyone who rides a two-wheeler from us: Sunday rides, workshop evenings, and a few privileges at the counter.',
  video: {
    heading: 'See a Sunday with us',
    play: 'Play the film',
    note: 'The film is on YouTube, which learns of your visit only when you press play.',
    title: 'Joy Club, the film',
  },
  gains: {
    heading: 'What members have',
    list: [
      {
        title: 'Sunday rides',
        text: 'To Gajoldoba, Mirik or Lataguri, with a mechanic at the rear.',
      },
      { title: 'Workshop evenings', text: 'Chain, plugs, brakes: learn to look after your own.' },
      { title: 'Points', text: 'For every service and every part, to be spent at the counter.' },
      { title: 'Birthday wash', text: 'On the house, for you and your two-wheeler.' },
    ],
  },
  form: {
    heading: 'ENQUIRE NOW',
    text: 'Name and number are enough; the rest saves you a question on the telephone.',
  },
};
