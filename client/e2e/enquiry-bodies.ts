import {
  addDays,
  dayOf,
  enquiryDefinitions,
  type EnquiryField,
  type EnquiryKind,
} from '@dealership/shared';

const values: Readonly<Partial<Record<EnquiryField, unknown>>> = {
  mobile: '9832012345',
  email: 'visitor@example.com',
  message: 'Please call after six',
  pinCode: '734001',
  reason: 'Support',
  registrationNumber: 'WB74AB1234',
  purchaseYear: '2023',
  serviceType: 'Paid',
  loanAmount: 60_000,
  colour: 'Red',
  agreed: true,
};

/** The form body of a kind, from a visitor with this name. */
export function enquiryBody(kind: EnquiryKind, name: string): Record<string, unknown> {
  const { form } = enquiryDefinitions[kind];
  const entries = form.flatMap(({ field, wire, control }) => {
    if (field === 'name') return [[wire, name]];
    if (field === 'bookingDate') return [[wire, addDays(dayOf(Date.now()), 2)]];
    if (control.type === 'names') return [[wire, control.names[0]]];
    if (field === 'model') return [[wire, 'Shine 125']];
    return field in values ? [[wire, values[field]]] : [];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
