import * as z from 'zod/mini';
import {
  modelDetailSchema,
  modelHistorySchema,
  modelListShape,
  modelMoveSchema,
  newModelSchema,
  publicationSchema,
  sectionChangeSchema,
} from '../catalogue/vehicle-edit.ts';
import {
  priceListAppliedShape,
  priceListBodySchema,
  priceListCheckSchema,
} from '../catalogue/price-list-schema.ts';
import { tableCardSchema } from '../catalogue/table-card.ts';
import {
  changedStockShape,
  stockChangeSchema,
  stockCheckSchema,
  stockListSchema,
} from '../catalogue/stock-schema.ts';
import { coded } from '../errors/problem.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

const message = z.string();
/** In a form. */
const file = z.string();

export const vehicleCalls = {
  'GET /api/vehicles': {
    summary:
      'The models in the order of the lists; for those who edit them, drafts and deleted ones too',
    permission: 'catalogue.read',
    response: z.strictObject(modelListShape),
  },
  ...ofPermission('catalogue.edit', {
    'POST /api/vehicles': {
      summary: 'Adds a model as a draft, empty or with what another one has',
      body: newModelSchema,
      status: 201,
      response: z.strictObject({ message, ...modelDetailSchema.shape }),
    },
    'GET /api/vehicles/:id': {
      summary: 'A model with its draft, section by section; prices in rupees',
      response: modelDetailSchema,
    },
    'PATCH /api/vehicles/:id/sections/:section': {
      summary: 'Saves a section in the draft, or drops the draft of it',
      body: sectionChangeSchema,
      // A body with 10,000 lines of specifications still gets a readable refusal.
      largestBodyKb: 1024,
      response: z.strictObject({ message, ...modelDetailSchema.shape }),
    },
    'POST /api/vehicles/:id/publish': {
      summary: 'Publishes the draft of a model, now or at an instant',
      body: publicationSchema,
      response: z.strictObject({ message, ...modelDetailSchema.shape }),
    },
    'DELETE /api/vehicles/:id/publish': {
      summary: 'Takes back that the draft is published by itself',
      response: z.strictObject({ message, ...modelDetailSchema.shape }),
    },
    'POST /api/vehicles/:id/move': {
      summary: 'Moves a model to another place in the order of the lists',
      body: modelMoveSchema,
      response: z.strictObject({ message, ...modelListShape }),
    },
    'DELETE /api/vehicles/:id': {
      summary: 'Deletes a model, which can be brought back for 30 days',
      response: z.strictObject({ message, ...modelListShape }),
    },
    'POST /api/vehicles/:id/bring-back': {
      summary: 'Brings a deleted model back with its address and all that it had',
      response: z.strictObject({ message, ...modelListShape }),
    },
    'GET /api/vehicles/:id/changes': {
      summary: 'The last changes of what visitors see of a model, the latest first',
      response: modelHistorySchema,
    },
    'POST /api/vehicles/:id/changes/:change/bring-back': {
      summary: 'Puts a section into the draft as it was before a change',
      body: z.object({ version: z.int(coded('not_version')) }),
      response: z.strictObject({ message, ...modelDetailSchema.shape }),
    },
  }),
  'DELETE /api/vehicles/:id/prices/:plan/:part': {
    summary: 'Drops the planned price of one variant or accessory, or of a model without variants',
    permission: 'prices.edit',
    response: z.strictObject({ message, ...modelDetailSchema.shape }),
  },
  'GET /api/priceList/csv': {
    summary: 'The price of every variant and accessory as CSV, a row each',
    permission: 'catalogue.read',
    response: { media: 'text/csv' },
  },
  'GET /api/priceList/xlsx': {
    summary: 'The same as an Excel workbook',
    permission: 'catalogue.read',
    response: { media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  'GET /api/table-cards/models': {
    summary: 'The table cards of all models on sale, a page each',
    permission: 'catalogue.read',
    query: tableCardSchema,
    response: { media: 'application/pdf' },
  },
  'GET /api/table-cards/:kind/:id': {
    summary: 'The table card of a model on sale, an offer that is not over, or a branch',
    permission: 'catalogue.read',
    query: tableCardSchema,
    response: { media: 'application/pdf' },
  },
  'POST /api/priceList/check': {
    summary: 'What a price list (CSV or XLSX) would change from a day on; nothing is stored',
    permission: 'prices.edit',
    form: z.object({ file, validFrom: z.optional(z.string()) }),
    response: priceListCheckSchema,
  },
  'POST /api/priceList/apply': {
    summary: 'Sets all these prices or none, at once or from a day on',
    permission: 'prices.edit',
    body: priceListBodySchema,
    largestBodyKb: 256,
    response: z.strictObject({ message, ...priceListAppliedShape }),
  },
  'GET /api/stock': {
    summary: 'Which variants of the models on sale are there in which colours',
    permission: 'catalogue.read',
    response: stockListSchema,
  },
  'PATCH /api/stock': {
    summary: 'Says of variants in colours whether they are there; what was said last counts',
    permission: 'prices.edit',
    body: stockChangeSchema,
    largestBodyKb: 256,
    response: z.strictObject({ message, ...changedStockShape }),
  },
  'GET /api/stock/xlsx': {
    summary: 'The stock as an Excel workbook, a row for each variant and colour',
    permission: 'catalogue.read',
    response: { media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  'POST /api/stock/check': {
    summary: 'What a file with the stock (CSV or XLSX) says; nothing is stored',
    permission: 'prices.edit',
    form: z.object({ file }),
    response: stockCheckSchema,
  },
} as const satisfies Readonly<Record<CallName, Call>>;
