import { failureTexts as common } from '../common/failures.ts';

/** What callers are told when a call fails, but of its fields. */
export const failureTexts = {
  notLoggedIn: common.notLoggedIn,
  wrongCredentials: 'Invalid credentials',
  tooManyLogins: 'Too many people are logging in at once. Please try again in a few seconds.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    minutes === 1
      ? 'Too many wrong tries. Please try again in a minute.'
      : `Too many wrong tries. Please try again in ${minutes} minutes.`,
  forbidden: 'You may not do this.',
  foreignAccount: 'This is not your account.',
  foreignOrigin: 'This request comes from another site and was refused.',

  notFound: {
    accessory: 'This accessory was not found.',
    account: 'This account was not found.',
    address: 'This address was not found.',
    brochure: 'This brochure was not found.',
    enquiry: 'The enquiry was not found.',
    image: 'This image was not found.',
    model: 'This model was not found.',
    notification: 'This notification was not found.',
    offer: 'This offer was not found.',
    picture: 'This picture was not found.',
    vehicle: 'This vehicle was not found.',
  },
  exportTicketSpent: 'This export was begun already, or not begun in time. Please export again.',
  tooManyRowsForPdf: ({ most }: { most: string }) =>
    `A PDF takes at most ${most} rows. Use CSV, or narrow the dates.`,

  tooManyEnquiries:
    'Many enquiries came from your connection in the last minute. Please wait a minute and send again, or call us.',
  submissionInFlight: 'This enquiry is being stored already. Please wait a moment.',
  submissionKeyReused:
    'An earlier version of this enquiry has arrived. Send the changed one as a new enquiry.',
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
  noHost: 'The request names no host.',
  unknownExpectation: 'The request expects what is not offered here.',
  tooLarge: 'The request is too large.',
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long.',

  unavailable: 'The service is not available for a moment. Please try again shortly or call us.',
  busy: 'Others are changing the same thing at this moment. Nothing was changed. Please try again.',
  /** Told to staff, who can do something about it. */
  storageFull:
    'The picture could not be kept: the server has no room for it. Nothing was published. Please tell whoever runs the server.',
  /** Told to staff and, where a picture is asked for, to visitors. */
  storageAway:
    'The pictures cannot be reached for a moment. Nothing was changed. Please try again shortly.',
  internal: 'Something went wrong on our side.',
};
