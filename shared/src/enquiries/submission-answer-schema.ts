import * as z from 'zod/mini';

/** The answer to an accepted submission (rules: reference). */
export const submissionAnswerSchema = z.strictObject({
  message: z.string(),
  reference: z.string(),
});

export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;
