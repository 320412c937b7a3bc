/** Texts about what another app of the phone has shared. */
export const sharingTexts = {
  title: 'Shared',
  picture: 'Shared picture',
  pictureHint: 'Type what the picture shows. It stays in this window and is not saved.',
  nothing: 'Nothing of what was shared could be read.',
  lost: 'What you shared did not arrive. Please share it again.',
  /** Of kinds whose form has no field for a message. */
  note: 'Note',
  /** In front of the back office; the argument is name and number, or empty. */
  held: {
    'sign-in': (who: string) =>
      `${who === '' ? 'What you shared' : `What you shared (${who})`} is kept in this window and opens once you have signed in.`,
    line: (who: string) =>
      `${who === '' ? 'What you shared' : `What you shared (${who})`} is kept in this window and opens when the connection is back.`,
  },
};
