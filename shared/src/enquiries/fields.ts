/**
 * All fields of enquiries. Inside the product a field has one name and one type, whatever its wire name in a kind's
 * call (`mobile`, `contact`, `mobileNo` …).
 */
export interface EnquiryValues {
  name: string;
  /** Exactly 10 digits. */
  mobile: string;
  email: string;
  /** Free text as it was sent: a slug from the home form, a display name from the others. */
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
  offerId: number;
  channels: ChannelConsent;
}

export type EnquiryField = keyof EnquiryValues;

/** The communication channels of the opt-in form; absent means no. */
export const channels = ['rcs', 'sms', 'obd', 'email', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];
export type ChannelConsent = Record<Channel, boolean>;

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
  /** Length of a number as people type or paste it, with all signs and words around it; UTF-16 units. */
  typedNumber: 60,
  earliestPurchaseYear: 1980,
  bookingDaysAhead: 180,
  loanAmountRupees: 10_000_000,
} as const;

/** The choice for "none of these" in a model list, which then asks for the model as text. */
export const OTHER_MODEL = 'Other';

export type Control =
  | {
      type: 'text' | 'email' | 'tel' | 'date' | 'textarea';
      autoComplete?: string;
      inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
      maxLength?: number;
      /** Any other typed character disappears at once. */
      digitsOnly?: boolean;
    }
  /** A choice among the models on sale; `wire` selects which of a model's names is sent. */
  | { type: 'model'; wire: 'slug' | 'name'; offersOther?: boolean }
  | { type: 'checkbox' }
  | { type: 'channels' }
  /** Sent with the form without a visible control. */
  | { type: 'hidden' }
  /** `options` are sent and stored; their labels are in the kind's texts. */
  | { type: 'select' | 'radio' | 'colour'; options: readonly string[] }
  /** A choice among names of models, which are the same in every language. */
  | { type: 'names'; names: readonly string[] };

/** How most forms ask for a field; a kind may differ. */
export const fieldControls = {
  name: { type: 'text', autoComplete: 'name', maxLength: limits.name },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: limits.typedNumber },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: limits.email },
  model: { type: 'model', wire: 'name' },
  enteredModel: { type: 'text', maxLength: limits.model },
  message: { type: 'textarea', maxLength: limits.message },
  pinCode: { type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  reason: { type: 'text', maxLength: limits.option },
  registrationNumber: { type: 'text', maxLength: limits.registrationNumber },
  purchaseYear: { type: 'text', inputMode: 'numeric', maxLength: 4 },
  serviceType: { type: 'text', maxLength: limits.option },
  bookingDate: { type: 'date' },
  loanAmount: { type: 'text', inputMode: 'decimal', maxLength: 40 },
  colour: { type: 'text', maxLength: limits.colour },
  variant: { type: 'hidden' },
  agreed: { type: 'checkbox' },
  offerId: { type: 'hidden' },
  channels: { type: 'channels' },
} satisfies Record<EnquiryField, Control>;
