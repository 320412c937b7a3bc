/** Lengths are in code points. */
export const replyLimits = {
  /** Templates, hidden ones among them. */
  count: 60,
  title: 60,
  text: 1000,
  /** Placeholders of one text. */
  marks: 20,
  subject: 120,
  /** Placeholders of one subject. */
  subjectMarks: 3,
  /** A subject with everything filled in. */
  sentSubject: 600,
  /** A text with everything filled in: no placeholder stands for more than 130. */
  sent: 4000,
} as const;
