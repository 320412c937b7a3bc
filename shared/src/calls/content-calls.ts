import * as z from 'zod/mini';
import { bannerSchema } from '../content/content-schema.ts';
import {
  contentChangeSchema,
  contentFormShape,
  contentHistorySchema,
  contentListShape,
  contentMoveSchema,
  newContentSchema,
} from '../content/edited-content.ts';
import { coded } from '../errors/problem.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

const message = z.string();
const list = z.strictObject({ message, ...contentListShape });

/** Calls that staff make for offers, notifications, gallery and banners alike; `kind` is one of these four. */
export const contentCalls = {
  'GET /api/content/:kind': {
    summary: 'All offers, notifications, gallery pictures or banners: live, planned, over, deleted',
    permission: 'catalogue.read',
    response: z.strictObject(contentListShape),
  },
  ...ofPermission('content.edit', {
    'POST /api/content/:kind': {
      summary: 'Publishes a stored picture as an offer, notification, gallery picture or banner',
      body: newContentSchema,
      status: 201,
      response: z.strictObject({ message, id: z.number(), ...contentListShape }),
    },
    'PATCH /api/content/:kind/:id': {
      summary: 'Changes what is published: texts, picture, start, end, model',
      body: contentChangeSchema,
      response: list,
    },
    'POST /api/content/:kind/:id/move': {
      summary: 'Moves it to another place in the order',
      body: contentMoveSchema,
      response: list,
    },
    'POST /api/content/:kind/:id/bring-back': {
      summary: 'Brings what was deleted back as it was, with its picture',
      response: list,
    },
    'GET /api/content/:kind/:id/changes': {
      summary: 'The last changes, the latest first',
      response: contentHistorySchema,
    },
    'POST /api/content/:kind/:id/changes/:change/bring-back': {
      summary: 'Shows at once what was shown before a change',
      body: z.object({ version: z.int(coded('not_version')) }),
      response: list,
    },
    'POST /api/createBanner': {
      summary: 'Adds a banner of the home page',
      form: z.object({ image: z.string(), ...contentFormShape, model: z.optional(z.string()) }),
      status: 201,
      response: z.strictObject({ message, ...bannerSchema.shape }),
    },
    'DELETE /api/deleteBanner/:id': {
      summary: 'Deletes a banner, which can be brought back for 30 days',
      response: z.strictObject({ message, id: z.number() }),
    },
  }),
} as const satisfies Readonly<Record<CallName, Call>>;
