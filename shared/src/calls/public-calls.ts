import * as z from 'zod/mini';
import { passwordByLinkSchema, passwordLinkSchema } from '../auth/account-changes.ts';
import { loginAnswerSchema, loginSchema, sessionBegunSchema } from '../auth/login.ts';
import {
  passkeyLoginSchema,
  passkeyOptionsSchema,
  secondStepSchema,
} from '../auth/second-factor.ts';
import { modelChoiceSchema } from '../catalogue/model-choice.ts';
import {
  vehicleAccessorySchema,
  vehicleCardSchema,
  vehicleColourSchema,
  vehicleFeatureSchema,
  vehicleFrameSchema,
  vehicleVariantSchema,
  vehicleViewSchema,
} from '../catalogue/vehicle-schema.ts';
import {
  bannerSchema,
  dealerSchema,
  galleryImageSchema,
  notificationSchema,
  offerSchema,
} from '../content/content-schema.ts';
import { stopSchema } from '../consents/consents.ts';
import { dealershipSchema, visitSchema } from '../dealership/dealership-schema.ts';
import { pageTextSchema } from '../page-texts/page-text-schema.ts';
import { monthlyCostsSchema } from '../price-card/monthly-schema.ts';
import { modelRatesSchema } from '../price-card/rates-schema.ts';
import { publicQuotationSchema } from '../quotations/quotation-schema.ts';
import { tapSchema } from '../taps/tap-schema.ts';
import { ofPermission } from './call.ts';

/** Calls of visitors, and how staff sign in and out; the submissions of enquiries are in `enquiry-calls.ts`. */
export const publicCalls = ofPermission('public', {
  'GET /api/dealership': {
    summary: 'The dealership as visitors see it: name, numbers, hours, branches',
    response: dealershipSchema,
  },
  'GET /api/pages/:page': {
    summary: 'The text of a page that the dealership edits',
    response: pageTextSchema,
  },
  'GET /api/models': {
    summary: 'The models on sale, for the choices of forms',
    response: z.array(modelChoiceSchema),
  },
  'GET /api/bikes': {
    summary: 'The motorcycles on sale',
    response: z.array(vehicleCardSchema),
  },
  'GET /api/scooters': {
    summary: 'The scooters on sale',
    response: z.array(vehicleCardSchema),
  },
  'GET /api/bikeView/:bikeName': {
    summary: 'A model, on sale or not',
    response: vehicleViewSchema,
  },
  'GET /api/variants/:bikeName': {
    summary: "A model's variants with their prices",
    response: z.array(vehicleVariantSchema),
  },
  'GET /api/bikeFeatures/:bikeName': {
    summary: "A model's features",
    response: z.array(vehicleFeatureSchema),
  },
  'GET /api/bikeAccessories/:bikeName': {
    summary: "A model's accessories",
    response: z.array(vehicleAccessorySchema),
  },
  'GET /api/bikeColours/:bikeName': {
    summary: "A model's colours; the first is the one of its lead picture",
    response: z.array(vehicleColourSchema),
  },
  'GET /api/360Images/:bikeName': {
    summary: "The pictures of a model's turn, in turning order",
    response: z.array(vehicleFrameSchema),
  },
  'GET /api/price-rates': {
    summary:
      "What the price cards of a model on sale are made from, and its stock, in the caller's language",
    query: z.object({ bike: z.string() }),
    response: modelRatesSchema,
  },
  'GET /api/monthly-costs': {
    summary: 'The smallest monthly sum of each model on sale, with the usual down payment',
    response: monthlyCostsSchema,
  },
  'GET /price-list.pdf': {
    summary: 'The price list of the models on sale',
    response: { media: 'application/pdf' },
  },
  'GET /brochures/:bikeName.pdf': {
    summary: "A model's brochure",
    response: { media: 'application/pdf' },
  },
  'GET /price-cards/:bikeName.pdf': {
    summary: "A model's price card for the choices in its address, without the terms of a loan",
    response: { media: 'application/pdf' },
  },
  'GET /price-cards/:bikeName.png': {
    summary:
      'The same card as a picture for link previews; with `shape=tall` for a status on a phone',
    response: { media: 'image/png' },
  },
  'GET /api/quotations/:token': {
    summary: 'A quotation by the address that its customer has got',
    response: publicQuotationSchema,
  },
  'POST /api/quotations/:token/opened': {
    summary: 'Notes that a customer has opened a quotation, the first time; staff do not count',
    status: 204,
    response: null,
  },
  'POST /api/quotations/:token/wanted': {
    summary: 'Notes that a customer wants what a quotation offers, the first time',
    response: publicQuotationSchema,
  },
  'GET /quotations/:token.pdf': {
    summary: 'A quotation on one page',
    response: { media: 'application/pdf' },
  },
  'GET /quotations/:token.png': {
    summary: 'A quotation as a tall picture, for a status or a chat on a phone',
    response: { media: 'image/png' },
  },
  'GET /api/images': {
    summary: 'The banners of the home page that are shown now, in their order',
    response: z.array(bannerSchema),
  },
  'GET /api/getOffers': {
    summary: 'The offers that are shown now: the current one, then the others in their order',
    response: z.array(offerSchema),
  },
  'GET /api/getNotification': {
    summary: 'The notifications that are shown now; visitors see the first',
    response: z.array(notificationSchema),
  },
  'GET /api/gallery': {
    summary: 'The pictures of the gallery that are shown now, in their order',
    response: z.array(galleryImageSchema),
  },
  'GET /api/dealers/:id': {
    summary: 'A dealer, as a list of one; an empty one when there is none',
    response: z.array(dealerSchema),
  },
  'GET /api/dealers/:id/visit': {
    summary: 'Hours and place of a dealer, as a list of one; an empty one when there is none',
    response: z.array(visitSchema),
  },
  'POST /api/taps': {
    summary: 'Counts that somebody has pressed Call or WhatsApp on a public page',
    body: tapSchema,
    largestBodyKb: 1,
    status: 204,
    response: null,
  },
  'POST /api/consents/stop': {
    summary: 'Withdraws what a number has agreed to; it answers the same for every number',
    body: stopSchema,
    largestBodyKb: 1,
    response: z.strictObject({ message: z.string() }),
  },
  'POST /api/login': {
    summary:
      'Starts a session, or asks for the second step; the credential is the cookie sent along',
    body: loginSchema,
    response: loginAnswerSchema,
  },
  'POST /api/login/second-step': {
    summary: 'Finishes a login by a code, within five minutes of the password',
    body: secondStepSchema,
    response: sessionBegunSchema,
  },
  'POST /api/login/passkey-options': {
    summary: 'What a browser needs to know to sign in with a passkey',
    response: passkeyOptionsSchema,
  },
  'POST /api/login/passkey': {
    summary: 'Starts a session with a passkey, which needs no password',
    body: passkeyLoginSchema,
    response: sessionBegunSchema,
  },
  'POST /api/password-link': {
    summary: 'Whose password a link sets; asking does not use it up',
    body: passwordLinkSchema,
    response: z.strictObject({
      user_id: z.string(),
      user_name: z.string(),
      /** `YYYY-MM-DD HH:MM`. */
      link_until: z.string(),
    }),
  },
  'POST /api/password-link/password': {
    summary: 'Sets a password by a link, which is used up; signs nobody in',
    body: passwordByLinkSchema,
    response: z.strictObject({ message: z.string(), user_id: z.string() }),
  },
  'POST /api/logout': {
    summary: 'Ends the session, if there is one',
    response: z.strictObject({ message: z.string() }),
  },
});
