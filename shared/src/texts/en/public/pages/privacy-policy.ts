/** Texts of the privacy policy's page beside its own text. */
export const privacyTexts = {
  kind: 'Privacy Policy',
  ask: 'Ask what we hold about you',
  channels: 'Change your channels',
};
