/** Texts of the Joy Club page. */
export const joyClubTexts = {
  kind: 'Joy Club',
  title: 'Ride together',
  lead: 'A club for everyone who rides a two-wheeler from us: Sunday rides, workshop evenings and a few member benefits.',
  video: {
    heading: 'A Sunday ride with us',
    play: 'Play the film',
    note: 'The film is on YouTube, which learns of your visit only if you press play.',
    title: 'Joy Club, the film',
  },
  gains: {
    heading: 'What members get',
    list: [
      {
        title: 'Sunday rides',
        text: 'Group rides to places such as Gajoldoba, Mirik and Lataguri.',
      },
      { title: 'Workshop evenings', text: 'Learn to look after your own chain, plugs and brakes.' },
      { title: 'Points', text: 'Earn points on service and parts, and spend them with us.' },
      { title: 'Birthday wash', text: 'A free wash for your two-wheeler.' },
    ],
  },
  form: {
    heading: 'ENQUIRE NOW',
    text: 'Your name and number are enough. The rest saves time when we call.',
  },
};
