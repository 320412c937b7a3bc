import { column, receivedColumns } from './define-enquiry.ts';

/** Columns and row names that the Service, Spare Part, Sales and Insurance reports share. */
export const placeColumns = [
  column('name', 'Name'),
  column('mobile', 'Mobile', 'mobile_no'),
  column('email', 'Email', 'email_id'),
  column('model', 'Model'),
  column('pinCode', 'Pin Code', 'pin_code'),
];

/** The whole of the AMC and Extended Warranty reports. */
export const vehicleCareColumns = [
  column('name', 'Name'),
  column('mobile', 'Mobile', 'contact_number'),
  column('email', 'Email'),
  column('model', 'Model'),
  column('registrationNumber', 'Registration Number', 'registration_number'),
  column('purchaseYear', 'Year of Purchase', 'year_of_purchase'),
  column('message', 'Message'),
  ...receivedColumns(),
];
