/** Texts of the reports and the list of all enquiries. */
export const datePresetTexts = {
  group: 'Days',
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
  all: 'All dates',
};

export const enquiryTexts = {
  close: 'Close',
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  reference: 'Reference',
  kind: 'Kind',
  received: 'Received',
  notice: 'Privacy notice',
  notGiven: 'not given',
  yes: 'Yes',
  no: 'No',
  noChannel: 'None',
  previous: 'Previous enquiry',
  next: 'Next enquiry',
  position: (number: number, total: number) => `Enquiry ${number} of ${total}`,
  unnamed: 'Enquiry',
  /** First words of a chat or mail to a customer. */
  greeting: (name: string, dealership: string) =>
    `Hello${name === '' ? '' : ` ${name}`}, this is ${dealership}.`,
  subject: (kind: string, reference: string, dealership: string) =>
    `${kind} ${reference} – ${dealership}`,
};
