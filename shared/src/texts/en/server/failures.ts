import { failureTexts as common } from '../common/failures.ts';

/** Texts of failed calls, without the problems of single fields. */
export const failureTexts = {
  notLoggedIn: common.notLoggedIn,
  wrongCredentials: 'Invalid credentials',
  keyRefused:
    'This call needs a key that works, in the header Authorization: Bearer. Ask the dealership for one.',
  keyForbidden: 'This key may not do this.',
  tooManyWrongKeys: 'Too many calls without a working key came from your connection.',
  tooManyKeyCalls: ({ most }: { most: number }) =>
    `This key may make ${most} calls a minute. Send several leads in one call.`,
  tooManyLogins: 'Too many people are signing in at once. Please try again in a few seconds.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    minutes === 1
      ? 'Too many failed attempts. Please try again in a minute.'
      : `Too many failed attempts. Please try again in ${minutes} minutes.`,
  forbidden: 'You do not have permission to do this.',
  secondFactorMissing: 'Your role needs a second factor. Add one to go on.',
  changedMeanwhile: 'Someone else has changed this meanwhile. Nothing was saved.',
  accountNotUsable: 'This account is deactivated or has expired. Activate it first.',
  linkSpent:
    'This link has been used, has expired or was replaced by a newer one. Ask for a new one.',
  codeWrong: 'This code is not right, or has been used already.',
  authenticatorAppsLost:
    'Authenticator apps from before the server’s secret was changed no longer work here. Use a recovery code or a passkey, or ask an owner.',
  stepOver: 'This took longer than five minutes. Please sign in again.',
  passkeyRefused: 'This passkey was not accepted. Sign in another way.',
  passkeysOff: 'Passkeys are off: the site is not served over https.',
  enrolmentOver: 'This took too long. Please begin again.',
  demoSendsNothing: 'The demo sends nothing.',
  deviceUnknown: 'This browser is no longer known. Please sign out and in again.',
  ownPassword: 'Change your own password in Change Password, with the present one.',
  ownFactors: 'Remove your own second factors in Sign-in and Security, with your password.',
  foreignAccount: 'This is not your account.',
  foreignOrigin: 'This request came from another site and was refused.',

  channelMissing: 'This is not set up on the server.',
  noOwnDevice:
    'None of your devices shows alerts. Switch alerts on under Alerts, in the menu of your account.',
  noOwnAddress: 'Your profile has no email address. Add one first.',

  notFound: {
    accessory: 'This accessory was not found.',
    account: 'This account was not found.',
    appointment: 'This appointment was not found. It may have been moved: ask the showroom.',
    address: 'This address was not found.',
    auditEvent: 'This entry of the audit log was not found.',
    banner: 'This banner was not found.',
    calendar: 'This calendar was not found. Its address may have been ended.',
    branch: 'This branch was not found. It may have been deleted.',
    brochure: 'This brochure was not found.',
    content: 'This was not found. It may have been deleted.',
    customer: 'This customer was not found. All of their enquiries may have been erased.',
    contentKind: 'This list was not found.',
    device: 'This device was not found. It may have been removed.',
    enquiry: 'The enquiry was not found.',
    image: 'This image was not found.',
    key: 'This key was not found. It may have been revoked.',
    model: 'This model was not found.',
    section: 'A model does not have this section.',
    change: 'This change was not found.',
    plannedPrices: 'These prices are no longer scheduled.',
    notification: 'This notification was not found.',
    offer: 'This offer was not found.',
    page: 'This page was not found.',
    passkey: 'This passkey was not found.',
    quotation: 'This quotation was not found.',
    proposal: 'This proposal was not found. It may have been decided on.',
    picture: 'This picture was not found.',
    reply: 'This reply was not found.',
    role: 'This role was not found.',
    webhook: 'This address was not found. It may have been removed.',
    vehicle: 'This vehicle was not found.',
    view: 'This view was not found. It may have been deleted.',
  },
  exportTicketSpent: 'This export has already been started, or has expired. Please export again.',
  takeoutRunning: 'A takeout is being made already. Please wait until it is done.',
  tooManyRowsForPdf: ({ most }: { most: string }) =>
    `A PDF can hold at most ${most} rows. Use CSV, or choose a shorter period.`,

  tooManyEnquiries:
    'Too many enquiries came from your connection in the last minute. Please wait a minute and try again, or call us.',
  tooManyEnquiriesInAnHour:
    'Too many enquiries came from your connection in the last hour. Please try again later, or call us.',
  tooManyCards:
    'Too many price cards were asked for from your connection in the last minute. Please wait a minute and try again.',
  tooManyStops:
    'Too many such requests came from your connection in the last minute. Please wait a minute and try again, or call us.',
  tooManyCalendars: 'Calendars were read too often from your connection in the last minute.',
  tooManyTaps: 'Too many calls were counted from your connection in the last minute.',
  submissionInFlight: 'This enquiry is already being saved. Please wait a moment.',
  submissionKeyReused:
    'An earlier version of this enquiry has already arrived. Send your changes as a new enquiry.',
  submissionKeyMalformed: ({ header }: { header: string }) =>
    `${header} must be 1 to 128 visible ASCII characters.`,

  unreadableRequest: 'The request could not be read.',
  unreadableAddress: 'The address could not be read.',
  unreadableForm: 'The form could not be read.',
  tooManyFields: 'The form has too many fields.',
  numberInAddress: 'The number in the address is not valid.',
  notAnObject: 'The request body must be a JSON object.',
  notJson: 'Send the request body as JSON (application/json).',
  notAForm: 'Send the request body as a form (multipart/form-data).',
  noHost: 'The request does not name a host.',
  unknownExpectation: 'The request expects something that is not offered here.',
  tooLarge: 'The request is too large.',
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long.',

  unavailable: 'This website is not available at the moment. Please try again shortly, or call us.',
  busy: 'Someone else is changing the same thing right now. Nothing was changed. Please try again.',
  /** The same, for people who are not signed in. */
  busyForVisitors:
    'This could not be saved just now, because the website is busy. Nothing that you have entered is lost. Please send it again in a moment, or call us.',
  /** For staff, who can do something about it. */
  storageFull:
    'The picture could not be saved because the server is out of space. Nothing was published. Please tell the person who runs the server.',
  /** For staff and, on calls for pictures, for visitors. */
  storageAway:
    'The pictures cannot be reached at the moment. Nothing was changed. Please try again shortly.',
  internal: 'Something went wrong on our side.',
};
