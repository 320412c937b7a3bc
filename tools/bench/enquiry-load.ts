import { enquiryDefinitions } from '@dealership/shared';
import type { Load } from './load.ts';

/** An enquiry to be stored; `url` is the path alone. */
export const enquiryLoad: Load = {
  url: enquiryDefinitions.sales.path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Ananya Das',
    email: 'ananya.das@example.com',
    mobile: '9832012345',
    pinCode: '734001',
    model: 'honda-activa-6g',
  }),
};
