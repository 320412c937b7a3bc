import * as z from 'zod/mini';

/** The answer to an accepted submission (rules: reference). */
export const submissionAnswerSchema = z.strictObject({
  message: z.string(),
  reference: z.string(),
  /** By when the sender will be called (epoch ms), if that is promised (rules: promise). */
  promise: z.optional(z.strictObject({ at: z.number() })),
});

export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;
