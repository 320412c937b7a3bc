import { browserNames, systemNames } from '../../../parts/english/device-names.ts';
import { RECOVERY_FILE_NAME } from '../../../parts/english/recovery-file.ts';

export const securityTexts = {
  title: 'Sign-in and Security',
  intro: 'A passkey replaces your password; an authenticator app adds a code to it.',
  required: 'Your role needs at least one of them.',
  lastOne: 'Your role needs this one. Add another before you remove it.',
  password: 'Your password',
  remove: 'Remove',
  removing: 'Removing…',
};

/** Texts for a person whose role needs a second factor that the account lacks. */
export const enrolmentTexts = {
  title: 'Add a second factor',
  intro:
    'Your role needs a second factor besides the password. Add one of these, and the back office opens.',
};

export const passkeyListTexts = {
  title: 'Passkeys',
  about: 'Your fingerprint, your face or the lock of your screen signs you in, without a password.',
  added: (day: string) => `Added ${day}`,
  lastUsed: (day: string) => `Last used ${day}`,
  unused: 'Not used yet',
  add: 'Add a passkey',
  addAbout: 'Your device then asks for your fingerprint, your face or the lock of its screen.',
  name: 'Name',
  nameHint: 'Of this device',
  nameMissing: 'Enter a name',
  adding: 'Waiting for the device…',
  done: 'Passkey added',
  removeOf: (name: string) => `Remove the passkey ${name}`,
  removeTitle: 'Remove this passkey?',
  removeAbout: (name: string) =>
    `${name} no longer signs you in. Delete it on the device too, where it may still be offered.`,
  removed: 'Passkey removed',
  off: 'Passkeys are off: the site is not served over https. Use an authenticator app.',
  elsewhere: (host: string, here: string) =>
    `Passkeys of this site are made at ${host}; this page is open at ${here}. Open the back office there to add or use one.`,
  number:
    'Passkeys need the name of the website. This page is open at a number: use its name, or an authenticator app.',
  unknown: 'This browser does not support passkeys. Use another browser, or an authenticator app.',
};

export const appTexts = {
  title: 'Authenticator app',
  about: 'An app on your phone shows a new code every 30 seconds, even offline.',
  on: 'Set up. It is asked for after your password.',
  off: 'Not set up.',
  add: 'Set up an app',
  replace: 'Move to another phone',
  addTitle: 'Set up an authenticator app',
  replaceAbout: 'The app on the earlier phone works until you have confirmed the new one.',
  next: 'Next',
  nextBusy: 'Checking…',
  scan: 'Scan this code with the app.',
  codeImage: 'QR code for your authenticator app',
  type: 'Or type this key into it:',
  openApp: 'Open an app on this phone',
  code: 'Code',
  codeHint: '6 digits, which the app now shows',
  codeMissing: 'Enter the code',
  confirm: 'Confirm',
  confirming: 'Checking…',
  done: 'Authenticator app added',
  removeName: 'Remove the authenticator app',
  removeTitle: 'Remove the authenticator app?',
  removeAbout: 'Your password alone then signs you in, unless you have a passkey.',
  removed: 'Authenticator app removed',
};

export const recoveryTexts = {
  title: 'Recovery codes',
  about: 'If you lose your phone: each code works once, after your password.',
  later: 'You get ten with your first passkey or authenticator app.',
  left: (left: number) => (left === 1 ? '1 of 10 is left.' : `${left} of 10 are left.`),
  renew: 'Make ten new codes',
  renewTitle: 'Make ten new codes?',
  renewAbout: 'The codes that you have now stop working.',
  renewing: 'Making…',
  newTitle: 'Your recovery codes',
  newAbout:
    'You will not see them again. Keep them where you find them without your phone: on paper, or in a password manager.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not be copied. Select the codes and copy them yourself.',
  download: 'Download as a text file',
  kept: 'I have kept them',
  fileName: RECOVERY_FILE_NAME,
  file: (userId: string, place: string, day: string) =>
    `Recovery codes of ${userId} at ${place}, made on ${day}. Each works once.`,
};

export const ownPhoneTexts = {
  title: 'This phone',
  about:
    'On your own phone you stay signed in for 12 hours. After half an hour without use its screens are locked, and your password or a passkey opens them again.',
  factorFirst: 'For this you need a passkey or an authenticator app first.',
  add: 'This is my own phone',
  addTitle: 'Is this your own phone?',
  addAbout: 'Only if nobody else uses this phone and it has a screen lock.',
  adding: 'Saving…',
  added: 'This is your own phone now',
  since: (day: string) => `Your own phone since ${day}.`,
  remove: 'No longer my own phone',
  removing: 'Saving…',
  removed: 'This is no longer your own phone',
};

/** Default name of a passkey. */
export const deviceTexts = {
  browsers: browserNames,
  systems: systemNames,
  both: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'My device',
};
