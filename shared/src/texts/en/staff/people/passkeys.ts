/** Why the browser has not used or made a passkey. */
export const passkeyTexts = {
  cancelled:
    'No passkey was used: the question was closed, took too long, or no passkey of this site is on this device.',
  notMade: 'No passkey was made: the question was closed, or took too long.',
  known: 'This device has a passkey for your account already.',
  wrongAddress: 'Passkeys do not work at this address of the site.',
  unusable: 'This device cannot make a passkey that signs in without a password.',
  failed: 'The passkey could not be used. Please try again, or sign in another way.',
};
