export const joyClubTexts = {
  kind: 'Joy Club',
  video: {
    heading: 'See us ride',
    play: 'Play the film',
    note: 'Plays from YouTube, which learns of your visit only when you tap Play.',
    title: 'Joy Club, the film',
  },
  form: {
    heading: 'ENQUIRE NOW',
    text: 'Your name and number are enough. The rest saves time when we call.',
  },
};
