import * as z from 'zod/mini';
import { consentConfirmationSchema } from '../consents/consents.ts';
import { addedEnquirySchema } from '../desk/added-enquiry.ts';
import {
  customerChangeSchema,
  customerJoinSchema,
  customerSchema,
  customerSearchSchema,
  foundCustomerSchema,
  joinProposalSchema,
  knownCustomerSchema,
} from '../desk/customer-schema.ts';
import { mobileSchema } from '../enquiries/field-schemas.ts';
import { coded } from '../errors/problem.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

const proposals = z.strictObject({ proposals: z.array(joinProposalSchema) });

export const customerCalls = {
  'GET /api/customers/:id': {
    summary: 'A customer: their enquiries, vehicles and numbers, of the kinds that one reads',
    permission: 'enquiries.read',
    response: customerSchema,
  },
  ...ofPermission('enquiries.work', {
    'PATCH /api/customers/:id': {
      summary: 'Changes the note and the language of a customer',
      body: customerChangeSchema,
      response: customerSchema,
    },
    'POST /api/customerSearch': {
      summary:
        'Customers with a part of a number, name, address, model, registration number or reference',
      body: customerSearchSchema,
      response: z.strictObject({
        customers: z.array(foundCustomerSchema),
        is_cut: z.boolean(),
      }),
    },
    'GET /api/recentCustomers': {
      summary: 'The five customers whose enquiries the person has opened last',
      response: z.strictObject({ customers: z.array(foundCustomerSchema) }),
    },
    'POST /api/knownCustomer': {
      summary: 'Whether somebody with this mobile number is a customer already',
      body: z.object({ mobile: mobileSchema }),
      response: knownCustomerSchema,
    },
    'POST /api/customers/:id/join': {
      summary: 'Records that another customer is the same person, or proposes it to a manager',
      body: customerJoinSchema,
      response: z.strictObject({
        customer: customerSchema,
        /** They are not joined yet: some of their enquiries are of kinds that this person does not read. */
        is_proposed: z.boolean(),
      }),
    },
    'POST /api/customers/:id/separate': {
      summary: 'Takes a joined customer out again, with all that is theirs',
      body: z.object({ customer: z.int(coded('invalid')), version: z.int(coded('not_version')) }),
      response: customerSchema,
    },
  }),
  'POST /api/customers/:id/block': {
    summary: 'Closes the enquiries of a number, those to come too, or lets them be seen again',
    permission: 'enquiries.assign',
    body: z.object({ isBlocked: z.boolean(coded('not_boolean')) }),
    response: customerSchema,
  },
  'POST /api/customers/:id/consents': {
    summary:
      'Confirms what a number of the customer has asked for on the website after it had stopped all messages',
    permission: 'enquiries.work',
    kind: 'opt-in',
    body: consentConfirmationSchema,
    response: customerSchema,
  },
  ...ofPermission('enquiries.assign', {
    'GET /api/joinProposals': {
      summary: 'Customers who may be the same person',
      response: proposals,
    },
    'POST /api/joinProposals/:id/accept': {
      summary: 'Joins two customers as proposed',
      response: proposals,
    },
    'POST /api/joinProposals/:id/decline': {
      summary: 'Leaves two customers as they are',
      response: proposals,
    },
  }),
  'POST /api/desk/enquiries': {
    summary: 'Stores an enquiry that came on foot, by telephone or by WhatsApp',
    permission: 'enquiries.work',
    status: 201,
    body: addedEnquirySchema,
    response: z.strictObject({ reference: z.string() }),
  },
} as const satisfies Record<CallName, Call>;
