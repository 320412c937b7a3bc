import type { Permission } from '@dealership/shared';
import type { EmptyScreenName } from '@dealership/shared/texts/staff/screens.ts';

/** The first step on a screen whose list is empty (rules: empty-screens). */
interface FirstStep {
  /** Who may take it; others do not read of it. */
  needs: Permission;
  /** The screen where it is taken, to which a link leads after the colon of its text. */
  at?: 'add-enquiry' | 'models';
}

const writeDown: FirstStep = { needs: 'enquiries.work', at: 'add-enquiry' };
const addModel: FirstStep = { needs: 'catalogue.edit', at: 'models' };

export const firstSteps: Readonly<Record<EmptyScreenName, FirstStep>> = {
  dashboard: writeDown,
  desk: writeDown,
  appointments: writeDown,
  insights: writeDown,
  enquiries: writeDown,
  report: writeDown,
  customer: writeDown,
  price: addModel,
  'accessories-price': addModel,
  stock: addModel,
  bikes: addModel,
  models: { needs: 'catalogue.edit' },
  offer: { needs: 'content.edit' },
  notification: { needs: 'content.edit' },
  gallery: { needs: 'content.edit' },
  banners: { needs: 'content.edit' },
  replies: { needs: 'templates.edit' },
  keys: { needs: 'keys.manage' },
  webhooks: { needs: 'messages.manage' },
};
