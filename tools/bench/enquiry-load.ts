import { enquiryDefinitions } from '@dealership/shared';
import { NUMBER, type Load } from './load.ts';

/** An enquiry to be stored; `url` is only the path. */
export const enquiryLoad = enquiryLoadOf('9832012345');

/** The same from another person each time. */
export const numberedEnquiryLoad = enquiryLoadOf(NUMBER);

/** From one mobile number; the same enquiry twice would count as one. */
export function enquiryLoadOf(mobile: string): Load {
  return {
    url: enquiryDefinitions.sales.path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ananya Das',
      email: 'ananya.das@example.com',
      mobile,
      pinCode: '734001',
      model: 'honda-activa-6g',
    }),
  };
}
