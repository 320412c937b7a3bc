/**
 * Everything an enquiry can say. Inside the product a field has one name and one type, whatever its
 * wire name in a kind's call (`mobile`, `contact`, `mobileNo` …).
 */
export interface EnquiryValues {
  name: string;
  /** Exactly 10 digits. */
  mobile: string;
  email: string;
  /** Free text as sent: a slug from the home form, a display name from the others. */
  model: string;
  enteredModel: string;
  message: string;
  /** 6 digits. */
  pinCode: string;
  reason: string;
  registrationNumber: string;
  /** Four digits. */
  purchaseYear: string;
  serviceType: string;
  /** `YYYY-MM-DD`. */
  bookingDate: string;
  /** Integer paise. */
  loanAmount: number;
  colour: string;
  variant: string;
  agreed: boolean;
  /** Id of the offer that was shown. */
  offerId: number;
  channels: ChannelConsent;
}

export type EnquiryField = keyof EnquiryValues;

/** The communication channels of the opt-in form; absent means no. */
export const channels = ['rcs', 'sms', 'obd', 'email', 'whatsapp'] as const;
export type ChannelConsent = Record<(typeof channels)[number], boolean>;

/** Limits of the fields (rules: field-limits); text lengths in code points, which are also the database's column sizes. */
export const limits = {
  name: 100,
  email: 254,
  model: 60,
  registrationNumber: 60,
  colour: 60,
  /** One of a fixed list. */
  option: 60,
  message: 2000,
  noticeVersion: 40,
  mobileDigits: 10,
  earliestPurchaseYear: 1980,
  bookingDaysAhead: 180,
  loanAmountRupees: 10_000_000,
} as const;

/** The text that says "none of these" in a model choice, and asks for the model in words. */
export const OTHER_MODEL = 'Other';

/** How a field is asked for on screen. */
export type Control =
  | {
      type: 'text' | 'email' | 'tel' | 'date' | 'textarea';
      autoComplete?: string;
      inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
      maxLength?: number;
    }
  | { type: 'select' | 'radio'; options: readonly string[] }
  /** A choice among the models on sale; `wire` says which of a model's names is sent. */
  | { type: 'model'; wire: 'slug' | 'name'; offersOther?: boolean }
  | { type: 'colour'; options: readonly string[] }
  | { type: 'checkbox' }
  | { type: 'channels' }
  /** Travels with the form without being asked for. */
  | { type: 'hidden' };

interface FieldDefaults {
  label: string;
  control: Control;
}

/** What most forms call a field and how they ask for it; a kind may say otherwise. */
export const fieldDefaults: { readonly [F in EnquiryField]: FieldDefaults } = {
  name: {
    label: 'Name',
    control: { type: 'text', autoComplete: 'name', maxLength: limits.name },
  },
  mobile: {
    label: 'Mobile number',
    control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  },
  email: {
    label: 'E-mail',
    control: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      maxLength: limits.email,
    },
  },
  model: { label: 'Model', control: { type: 'model', wire: 'name' } },
  enteredModel: { label: 'Your model', control: { type: 'text', maxLength: limits.model } },
  message: { label: 'Message', control: { type: 'textarea', maxLength: limits.message } },
  pinCode: {
    label: 'PIN code',
    control: { type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  },
  reason: { label: 'Reason', control: { type: 'select', options: [] } },
  registrationNumber: {
    label: 'Registration number',
    control: { type: 'text', maxLength: limits.registrationNumber },
  },
  purchaseYear: {
    label: 'Year of purchase',
    control: { type: 'text', inputMode: 'numeric', maxLength: 4 },
  },
  serviceType: { label: 'Service type', control: { type: 'radio', options: [] } },
  bookingDate: { label: 'Booking date', control: { type: 'date' } },
  loanAmount: {
    label: 'Loan amount (₹)',
    control: { type: 'text', inputMode: 'decimal', maxLength: 15 },
  },
  colour: { label: 'Colour', control: { type: 'colour', options: [] } },
  variant: { label: 'Variant', control: { type: 'hidden' } },
  agreed: { label: 'I agree', control: { type: 'checkbox' } },
  offerId: { label: 'Offer', control: { type: 'hidden' } },
  channels: { label: 'Channels', control: { type: 'channels' } },
};
