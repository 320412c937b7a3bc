import type { Department } from '../../../dealership/setting-values.ts';

/** Labels before a department's telephone numbers. */
export const departmentTexts: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  'spare-parts': 'Spare parts',
  insurance: 'Insurance',
};
