/**
 * Journeys that test at a second width what they test at another: `npm test` takes one of the two, `npm run test:long`
 * both. Patterns of a test's file and title.
 */
const repeated = [
  'admin-answering.* at 1280 px',
  'admin-branches.* at 1280 px',
  'admin-models.* at 1280 px',
  'admin-phone.*twice the size.* at 1280 px',
  'admin-retention.* at 1280 px',
  'admin-second-factor.* at 1280 px',
  'admin-settings.* at 1280 px',
  'admin-setup.* at 1280 px',
  'admin-staff.*a colleague of service.* at 360 px',
  'admin-staff.*(two owners|are clean|twice the size|own days off|whoever leaves).* at 1280 px',
  'appointments.* at 1280 px',
  'content-dates.* at 1280 px',
  'content-photographs.* at 1280 px',
  'closed-days.* at 1280 px',
  'desk.* at 1280 px',
  'home-content.* at 1280 px,',
  'home-enquiry.* at (768|1280) px',
  'model-details.* at 1280 px',
  'model-lists.*(stops at both ends|nothing moves).* at (768|1280) px',
  'model-pictures.* at 1280 px',
  'model-preview.* at 1280 px',
  'offers.* at 1280 px',
  'own-pictures.* at 1280 px',
  'price-list.* at 1280 px',
  'test-ride.* at 1280 px',
];

export const secondWidths = repeated.join('|');
