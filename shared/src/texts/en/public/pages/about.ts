export const aboutTexts = {
  kind: 'About us',
  enquire: 'Send an enquiry',
  findUs: 'Find us',
  joyClub: { title: 'Joy Club', text: 'The club for everyone who bought a two-wheeler from us.' },
  next: {
    heading: 'Come and see for yourself',
    text: 'No appointment needed. Sit on any of them, ask anything, and bring your licence if you would like a test ride.',
    message: (name: string) => `Hello ${name}, I would like to visit the showroom.`,
  },
};
