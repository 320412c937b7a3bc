import * as z from 'zod/mini';
import { auditRowSchema, auditSelectionSchema, auditUserSchema } from '../audit/audit-schema.ts';
import { passwordChangeSchema, profileChangeSchema } from '../auth/account-changes.ts';
import {
  accountRecordSchema,
  ownSessionSchema,
  currentSessionSchema,
} from '../auth/account-schema.ts';
import { currentUserSchema } from '../auth/login.ts';
import {
  newPasskeySchema,
  noticeSchema,
  ownFactorsSchema,
  passkeyOptionsSchema,
  passwordAgainSchema,
  recoveryCodesShape,
  totpConfirmationSchema,
} from '../auth/second-factor.ts';
import {
  newLinkShape,
  newStaffSchema,
  roleRuleChangeSchema,
  roleRuleSchema,
  staffChangeSchema,
  staffListSchema,
  staffRowSchema,
} from '../auth/staff.ts';
import { handedSchema } from '../desk/answering/duty-schema.ts';
import {
  modelPriceChangeSchema,
  priceChangeSchema,
  statusChangeSchema,
} from '../catalogue/changes.ts';
import {
  accessoryRowShape,
  bikeStatusShape,
  priceRowShape,
  scooterStatusShape,
} from '../catalogue/staff-rows.ts';
import { galleryImageSchema, notificationSchema, offerSchema } from '../content/content-schema.ts';
import { contentFormShape, offerTextsSchema } from '../content/edited-content.ts';
import { pictureChangeSchema, uploadedPictureSchema } from '../content/uploaded-picture.ts';
import {
  dashboardCountsSchema,
  dashboardHistorySchema,
  lastBackupSchema,
} from '../dashboard/dashboard-schema.ts';
import {
  erasureAnswerSchema,
  erasurePreviewSchema,
  personSchema,
  retentionSchema,
} from '../enquiries/erasure.ts';
import { pagedSchema, reportQuerySchema } from '../reports/report-query-schema.ts';
import {
  branchChangeSchema,
  branchListShape,
  newBranchSchema,
} from '../dealership/branch-schemas.ts';
import {
  settingHistorySchema,
  changedSettingsShape,
  settingsChangeSchema,
  settingsSchema,
} from '../dealership/settings.ts';
import { standardPagesSchema } from '../page-texts/page-text-schema.ts';
import {
  retentionAnswerSchema,
  retentionChangeSchema,
  retentionErasedSchema,
  retentionProposalSchema,
  retentionSettingSchema,
} from '../dealership/retention-setting.ts';

import { ofPermission, type Call, type CallName } from './call.ts';

const message = z.string();
const file = z.string();

const deleted = z.strictObject({ message, id: z.number() });

/** Calls of staff; reports and the list of all enquiries are in `enquiry-calls.ts`. */
export const staffCalls = {
  ...ofPermission('self', {
    'GET /api/me': {
      summary: 'Who is signed in, what they may do, and how long the session lasts',
      isForEnrolment: true,
      response: currentSessionSchema,
    },
    'GET /api/manageAccount': {
      summary: 'Your own account, as a list of one',
      response: z.array(accountRecordSchema),
    },
    'PATCH /api/profile/:userId': {
      summary: 'Changes your own profile',
      body: profileChangeSchema,
      response: z.strictObject({ message, ...currentUserSchema.shape }),
    },
    'PATCH /api/profile/password/:userId': {
      summary: 'Changes your own password and ends all your other sessions',
      body: passwordChangeSchema,
      response: z.strictObject({ message }),
    },
    'GET /api/sessions': {
      summary: 'Where you are signed in, the most recent session first',
      response: z.array(ownSessionSchema),
    },
    'DELETE /api/sessions/others': {
      summary: 'Ends all your other sessions',
      response: z.strictObject({ message, ended: z.number() }),
    },
    'GET /api/factors': {
      summary: 'Your own second factors',
      isForEnrolment: true,
      response: ownFactorsSchema,
    },
    'POST /api/factors/totp': {
      summary: 'A secret for an authenticator app; it counts once a code of it has come back',
      isForEnrolment: true,
      body: passwordAgainSchema,
      response: z.strictObject({
        /** Base32, to be typed in. */
        secret: z.string(),
        /** `otpauth:` address, shown as a QR code. */
        uri: z.string(),
        /** Sent back with the code; valid for ten minutes. */
        ticket: z.string(),
      }),
    },
    'POST /api/factors/totp/confirm': {
      summary: 'Adds the authenticator app, in place of an earlier one',
      isForEnrolment: true,
      body: totpConfirmationSchema,
      response: z.strictObject(recoveryCodesShape),
    },
    'POST /api/factors/totp/remove': {
      summary: 'Removes your authenticator app',
      isForEnrolment: true,
      body: passwordAgainSchema,
      response: z.strictObject({ message }),
    },
    'POST /api/factors/passkey-options': {
      summary: 'What a browser needs to know to make a passkey',
      isForEnrolment: true,
      body: passwordAgainSchema,
      response: passkeyOptionsSchema,
    },
    'POST /api/factors/passkeys': {
      summary: 'Adds a passkey, within five minutes of the options',
      isForEnrolment: true,
      body: newPasskeySchema,
      status: 201,
      response: z.strictObject(recoveryCodesShape),
    },
    'POST /api/factors/passkeys/:id/remove': {
      summary: 'Removes one of your passkeys',
      isForEnrolment: true,
      body: passwordAgainSchema,
      response: z.strictObject({ message }),
    },
    'POST /api/factors/recovery-codes': {
      summary: 'Ten new recovery codes in place of the earlier ones',
      isForEnrolment: true,
      body: passwordAgainSchema,
      response: z.strictObject(recoveryCodesShape),
    },
    'GET /api/notices': {
      summary:
        'What happened to your account, and to those of owners if you are one, and you have not seen yet',
      response: z.array(noticeSchema),
    },
    'POST /api/notices/read': {
      summary: 'You have seen them, up to one',
      body: z.object({ upTo: z.int() }),
      status: 204,
      response: null,
    },
  }),
  ...ofPermission('settings.edit', {
    'GET /api/settings': {
      summary: 'All that the dealership says of itself and of its branches, setting by setting',
      response: settingsSchema,
    },
    'PATCH /api/settings': {
      summary: 'Changes settings, all of them or none; the answer has them as they are now',
      body: settingsChangeSchema,
      // All texts of a page in three languages.
      largestBodyKb: 256,
      response: z.strictObject({ message, ...changedSettingsShape }),
    },
    'GET /api/settings/:branch/:name/changes': {
      summary:
        'The last changes of a setting, the latest first; branch 0 is the dealership as a whole',
      response: settingHistorySchema,
    },
    'GET /api/standardPages': {
      summary: 'The texts of pages as they come with the product, in all languages',
      response: standardPagesSchema,
    },
    'GET /api/lastBackup': {
      summary: 'When the last backup was made, and whether that is too long ago',
      response: lastBackupSchema,
    },
    'GET /api/branches': {
      summary: 'The branches in their order, and those that can be brought back',
      response: z.strictObject(branchListShape),
    },
    'POST /api/branches': {
      summary:
        'Adds a branch, which visitors see at once; refused if there is one of this name and address',
      body: newBranchSchema,
      status: 201,
      response: z.strictObject({ message, id: z.number(), ...branchListShape }),
    },
    'PATCH /api/branches/:id': {
      summary: 'Shows or hides a branch, or moves it to another place in the order',
      body: branchChangeSchema,
      response: z.strictObject({ message, ...branchListShape }),
    },
    'DELETE /api/branches/:id': {
      summary: 'Deletes a branch, which can be brought back for 30 days; not the first',
      response: z.strictObject({ message, ...branchListShape }),
    },
    'POST /api/branches/:id/bring-back': {
      summary: 'Brings a deleted branch back with all that it had',
      response: z.strictObject({ message, ...branchListShape }),
    },
  }),
  ...ofPermission('staff.manage', {
    'GET /api/staff': {
      summary: 'All accounts, by user id, and what is asked of each role',
      response: staffListSchema,
    },
    'POST /api/staff': {
      summary: 'Adds an account; the link in the answer sets its password',
      body: newStaffSchema,
      status: 201,
      response: z.strictObject({ message, ...staffRowSchema.shape, ...newLinkShape }),
    },
    'PATCH /api/staff/:userId': {
      summary: 'Changes an account, deactivates it or activates it again',
      body: staffChangeSchema,
      response: z.strictObject({ message, ...staffRowSchema.shape, handed: handedSchema }),
    },
    'POST /api/staff/:userId/link': {
      summary: 'A link that sets a new password of an account; the one before ends',
      status: 201,
      response: z.strictObject({ message, ...newLinkShape }),
    },
    'GET /api/staff/:userId/sessions': {
      summary: 'Where somebody is signed in, the most recent session first',
      response: z.array(ownSessionSchema),
    },
    'DELETE /api/staff/:userId/sessions': {
      summary: "Ends all of somebody's sessions",
      response: z.strictObject({ message, ended: z.number() }),
    },
    'DELETE /api/staff/:userId/factors': {
      summary: "Removes all of somebody's second factors and recovery codes, and ends the sessions",
      response: z.strictObject({ message }),
    },
    'PATCH /api/roles/:role': {
      summary: 'Sets whether a role needs a second factor',
      body: roleRuleChangeSchema,
      response: z.strictObject({ message, ...roleRuleSchema.shape }),
    },
  }),
  'GET /api/dashboard': {
    summary: "Today's numbers, as a list of one",
    permission: 'self',
    response: z.array(dashboardCountsSchema),
  },
  'GET /api/dashboard/history': {
    summary: 'The last 56 days of every kind, and all there are',
    permission: 'self',
    response: dashboardHistorySchema,
  },
  'GET /api/managePrice': {
    summary: 'The prices of every model and its variants',
    permission: 'catalogue.read',
    response: z.array(z.strictObject(priceRowShape)),
  },
  'PATCH /api/managePrice/:bike_name': {
    summary: "Changes a model's price, with all its variants', or the prices of single variants",
    permission: 'prices.edit',
    body: modelPriceChangeSchema,
    response: z.strictObject({ message, ...priceRowShape }),
  },
  'GET /api/manageAccessories': {
    summary: 'The price of every accessory',
    permission: 'catalogue.read',
    response: z.array(z.strictObject(accessoryRowShape)),
  },
  'PATCH /api/manageAccessories/:id': {
    summary: "Changes an accessory's price",
    permission: 'prices.edit',
    body: priceChangeSchema,
    response: z.strictObject({ message, ...accessoryRowShape }),
  },
  'GET /api/bikes_admin': {
    summary: 'All motorcycles, on sale or not',
    permission: 'catalogue.read',
    response: z.array(z.strictObject(bikeStatusShape)),
  },
  'GET /api/scooters_admin': {
    summary: 'All scooters, on sale or not',
    permission: 'catalogue.read',
    response: z.array(z.strictObject(scooterStatusShape)),
  },
  'PATCH /api/bikes/:id/status': {
    summary: 'Puts a motorcycle on sale, or takes it off',
    permission: 'catalogue.edit',
    body: statusChangeSchema,
    response: z.strictObject({ message, ...bikeStatusShape }),
  },
  'PATCH /api/scooters/:id/status': {
    summary: 'Puts a scooter on sale, or takes it off',
    permission: 'catalogue.edit',
    body: statusChangeSchema,
    response: z.strictObject({ message, ...scooterStatusShape }),
  },
  ...ofPermission('content.edit', {
    'POST /api/createOffers': {
      summary: 'Adds an offer',
      form: z.intersection(
        offerTextsSchema,
        z.object({ image: file, ...contentFormShape, model: z.optional(z.string()) }),
      ),
      status: 201,
      response: z.strictObject({ message, ...offerSchema.shape }),
    },
    'DELETE /api/deleteOffers/:id': {
      summary: 'Deletes an offer, which can be brought back for 30 days',
      response: deleted,
    },
    'POST /api/postNotification': {
      summary: 'Adds a notification; the field may also be called images',
      form: z.object({ image: file, ...contentFormShape }),
      status: 201,
      response: z.strictObject({ message, ...notificationSchema.shape }),
    },
    'DELETE /api/deleteNotification/:id': {
      summary: 'Deletes a notification, which can be brought back for 30 days',
      response: deleted,
    },
    'POST /api/galleryupload': {
      summary:
        'Adds pictures to the gallery; the answer describes the first, and all of them in added',
      form: z.object({ images: z.array(file), ...contentFormShape }),
      status: 201,
      response: z.strictObject({
        message,
        ...galleryImageSchema.shape,
        added: z.array(galleryImageSchema),
      }),
    },
    'DELETE /api/deleteGalleryImg/:id': {
      summary: 'Deletes a picture of the gallery, which can be brought back for 30 days',
      response: deleted,
    },
    'POST /api/pictures': {
      summary: 'Stores a picture, which models and content may name by its path',
      form: z.object({ image: file, use: z.optional(z.literal('turn')) }),
      status: 201,
      response: z.strictObject({ message, ...uploadedPictureSchema.shape }),
    },
    'PATCH /api/pictures/:id': {
      summary: 'Changes the description of a picture, and which part of it stays in sight',
      body: pictureChangeSchema,
      response: z.strictObject({ message, ...uploadedPictureSchema.shape }),
    },
  }),
  'POST /api/erasures/preview': {
    summary:
      'How many enquiries a person has sent, and of which kinds; by mobile, by e-mail, or by the reference where there is neither',
    permission: 'persons.erase',
    body: personSchema,
    response: erasurePreviewSchema,
  },
  'POST /api/erasures': {
    summary: 'Permanently erases all enquiries from a person',
    permission: 'persons.erase',
    body: personSchema,
    response: erasureAnswerSchema,
  },
  ...ofPermission('data.takeout', {
    'POST /api/takeout/ticket': {
      summary: 'A ticket for the takeout: it is good once, for a minute, in this session',
      body: passwordAgainSchema,
      status: 201,
      response: z.strictObject({ ticket: z.string() }),
    },
    'GET /api/takeout': {
      summary: 'Everything that is stored, as open files in one zip, for a ticket',
      query: z.object({ ticket: z.string() }),
      response: { media: 'application/zip' },
    },
  }),
  ...ofPermission('retention.edit', {
    'GET /api/retention': {
      summary:
        'How long enquiries are kept, what is due for automatic deletion today, and why it is paused, if it is',
      response: retentionSettingSchema,
    },
    'POST /api/retention/preview': {
      summary: 'What would be due today if enquiries were kept for other months',
      body: retentionProposalSchema,
      response: retentionSchema,
    },
    'PATCH /api/retention': {
      summary:
        'Changes how long enquiries are kept; nothing is erased before the next daily deletion',
      body: retentionChangeSchema,
      response: z.strictObject({ message, version: z.number() }),
    },
    'POST /api/retention/erasures': {
      summary:
        'Erases what is due though automatic deletion is paused, for some seconds: `done` says whether that was all',
      body: retentionAnswerSchema,
      response: retentionErasedSchema,
    },
  }),
  ...ofPermission('audit.read', {
    'POST /api/auditEvents': {
      summary: 'Who did what, when, the newest first',
      body: z.intersection(reportQuerySchema, auditSelectionSchema),
      response: pagedSchema(auditRowSchema),
    },
    'GET /api/auditEvents/:id/references': {
      summary: 'The references of the enquiries that an event of the audit log was about',
      response: z.array(z.string()),
    },
    'GET /api/auditEvents/users': {
      summary: 'Who may be in the audit log',
      response: z.array(auditUserSchema),
    },
  }),
  'GET /api/openapi.json': {
    summary: 'This list, as OpenAPI 3.1',
    permission: 'self',
    response: z.looseObject({
      openapi: z.string(),
      /** Path -> method in lower case -> operation. */
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  },
} satisfies Record<CallName, Call>;
