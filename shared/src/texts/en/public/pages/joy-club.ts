export const joyClubTexts = {
  kind: 'Joy Club',
  video: {
    heading: 'See us ride',
    play: 'Play the video',
    note: 'The video plays from YouTube. They come to know of your visit only when you play it.',
    title: 'Joy Club, the video',
  },
  form: {
    heading: 'ENQUIRE NOW',
    text: 'Your name and number are enough. The rest saves time when we call.',
  },
};
