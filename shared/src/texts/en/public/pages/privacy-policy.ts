export const privacyTexts = {
  kind: 'Privacy Policy',
  ask: 'Ask what we hold about you',
  channels: 'Change your channels',
};
