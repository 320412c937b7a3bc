import type { Department } from '../../../dealership/dealership-settings.ts';

/** Labels before a department's telephone numbers. */
export const departmentTexts: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  'spare-parts': 'Spare parts',
  insurance: 'Insurance',
};
