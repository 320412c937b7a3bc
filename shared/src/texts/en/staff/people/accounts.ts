/** Texts of the screens about one's own account (rules: given-texts). */
export const accountTexts = {
  title: 'Manage Account',
  captions: {
    user_id: 'User ID',
    password: 'Password',
    user_name: 'Name',
    mobile_no: 'Mobile',
    email: 'Email',
    city: 'City',
    created_date: 'Created',
    expire_date: 'Expires',
    Status: 'Status',
  },
  passwordHidden: 'Hidden',
  changePassword: 'Change Password',
  editProfile: 'Edit in Profile',
  never: 'Never',
  notGiven: 'Not given',
  status: { active: 'Active', inactive: 'Inactive' },
  notLoaded: 'Failed to load user data. Please try again.',
};

export const profileTexts = {
  title: 'User Profile',
  userId: 'User ID',
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  language: 'Language of the screens',
  languageHint: 'Your alerts and emails use it too.',
  update: 'UPDATE',
  updating: 'UPDATING…',
  noUserId: 'User ID is missing. Please log in again.',
  updated: 'Profile updated successfully',
  refused: 'Profile update failed',
  failed: 'Something went wrong! Please try again.',
};

export const passwordTexts = {
  title: 'Change Password',
  current: 'Current Password',
  new: 'New Password',
  confirm: 'Confirm Password',
  rule: '8 to 128 characters, and not a common password. You will be signed out on all other devices.',
  show: 'Show passwords',
  change: 'Change Password',
  changing: 'Changing…',
  currentMissing: 'Enter your current password',
  newMissing: 'Enter a new password',
  confirmMissing: 'Enter the new password again',
  noUser: 'User not found',
  updated: 'Password updated successfully',
  refused: 'Failed to update password',
  failed: 'Something went wrong! Please try again.',
};

export const linkPasswordTexts = {
  title: (dealership: string) => `Set your password – ${dealership}`,
  language: 'Language',
  heading: 'Set your password',
  reading: 'Reading the link…',
  captions: { name: 'Name', userId: 'User ID', until: 'Works until' },
  new: 'New Password',
  confirm: 'Confirm Password',
  rule: '8 to 128 characters, and not a common password.',
  show: 'Show passwords',
  set: 'Set Password',
  setting: 'Setting…',
  failed: 'Something went wrong! Please try again.',
  done: 'Your password is set',
  doneText: (userId: string) =>
    `You can sign in as ${userId} now. This link cannot be used again. If you use an authenticator app or a passkey, you still need it.`,
  toLogin: 'Go to the sign-in page',
  spent: 'This link cannot be used',
  spentText: 'This link has been used, has expired or was replaced by a newer one.',
  askOwner: 'An owner of the dealership can make you a new link in a moment.',
  missing: 'There is no link here',
  missingText:
    'This page sets a password by a link that an owner of the dealership gives you. Open the whole link, up to its last letter, or scan its code again: after a reload this page no longer knows it.',
};

export const sessionTexts = {
  title: 'Where you are signed in',
  list: 'Your sessions',
  started: 'Signed in',
  lastSeen: 'Last seen',
  here: 'This device',
  now: 'Now',
  onlyHere: 'You are not signed in anywhere else.',
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out…',
  ended: 'You have been signed out everywhere else.',
};
