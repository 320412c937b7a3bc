import * as z from 'zod/mini';

/** The answer to an accepted submission (rules: reference). */
export const submissionAnswerSchema = z.strictObject({
  message: z.string(),
  reference: z.string(),
  /** By when the sender is called (epoch ms), where that is promised (rules: promise). */
  promise: z.optional(z.strictObject({ at: z.number() })),
});

export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;
