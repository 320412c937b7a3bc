export const loginTexts = {
  title: (dealership: string) => `Staff login – ${dealership}`,
  heading: 'Staff login',
  language: 'Language',
  userId: 'User ID',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in…',
  done: 'Login successful! Redirecting...',
  refused: 'Invalid credentials',
  failed: 'Something went wrong! Please try again.',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for the passkey…',
};

export const secondStepTexts = {
  totp: 'Code',
  totpHint: '6 digits, from your authenticator app',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you kept; each works once',
  passkeyOnly: 'Your password is right. Confirm with your passkey to go on.',
  passkey: 'Use a passkey',
  instead: {
    totp: 'Use the authenticator app instead',
    recovery: 'Use a recovery code instead',
  },
  lost: 'No phone, no passkey and no recovery code? An owner can remove your second factors.',
  confirm: 'Confirm',
  confirming: 'Checking…',
  back: 'Back to the password',
};

export const sessionEndedTexts = {
  title: 'Please sign in again',
  text: 'Your session has ended, so customers’ details have been removed from this screen. What you typed into a form is kept. Sign in to continue.',
  other: (userId: string) => `Not ${userId}? Sign in as someone else`,
};

export const sessionLockedTexts = {
  title: 'Locked',
  text: 'Customers’ details have been removed from this screen. What you typed into a form is kept. Enter your password, or use a passkey, to go on.',
};

export const sessionEndingTexts = {
  title: 'Are you still there?',
  text: 'You have not done anything here for almost half an hour. You will be signed out in',
  stay: 'Stay signed in',
  lockText: 'You have not done anything here for almost half an hour. The screen will be locked in',
  keepOpen: 'Keep it open',
  lastTitle: 'Your session ends soon',
  lastText:
    'You signed in almost 12 hours ago, which is as long as a session can last. What you have typed into a form will be kept. You will be asked to sign in again in',
  understood: 'OK',
  /** After the minutes and seconds left. */
  end: '.',
};

/** Texts for a browser in which another person has signed in since. */
export const sessionTakenTexts = {
  title: (other: string) => `${other} is signed in now`,
  text: (other: string, userId: string) =>
    `Someone has signed in as ${other} in this browser. Nothing you do here is sent under that name. Sign in as ${userId} to continue where you are.`,
  other: (other: string) => `Continue as ${other} on a fresh page`,
  notYours: (other: string, userId: string) =>
    `That is ${other}, not ${userId}. Sign in as ${userId} to continue.`,
  nobody: 'The session has ended again at once. Please try again.',
};

/** Texts of the requested screen, while it is not known who is logged in. */
type ByScreen<Text> = Readonly<Partial<Record<string, Text>>>;

const userNotLoaded = 'Failed to load user data. Please try again.';

const notices: ByScreen<{ heading: string; text: string }> = {
  offer: {
    heading: 'Manage Offer',
    text: 'Please login to access the Manage Offers page',
  },
  notification: {
    heading: 'Manage Notification',
    text: 'Please login to access the Manage Notification page',
  },
  gallery: {
    heading: 'Manage Gallery',
    text: 'Please login to access the Manage Gallery page',
  },
};

const refused: ByScreen<readonly string[]> = {
  'change-password': ['User not found. Please log in again.', 'Unauthorized. Please log in.'],
};

const notLoaded: ByScreen<string> = {
  account: userNotLoaded,
  profile: 'Failed to load user profile. Please try again.',
  'change-password': userNotLoaded,
};

export const entryTexts = {
  unauthorized: ['Unauthorized! Redirecting to login...'],
  /** In place of `unauthorized`. */
  refused,
  /** In place of the link to the login. */
  notices,
  prompt: 'Please login to access this page',
  login: 'Login',
  notLoaded,
};
