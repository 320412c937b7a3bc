/** Lengths are in code points. */
export const replyLimits = {
  /** Templates, including hidden ones. */
  count: 60,
  title: 60,
  text: 1000,
  /** Placeholders in one text. */
  marks: 20,
  subject: 120,
  /** Placeholders in one subject. */
  subjectMarks: 3,
  /** A subject with all values filled in. */
  sentSubject: 600,
  /** A text with all values filled in: no value is longer than 130. */
  sent: 4000,
} as const;
