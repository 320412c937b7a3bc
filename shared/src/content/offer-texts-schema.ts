import * as z from 'zod/mini';
import { textSchema } from '../text/text-schema.ts';
import { contentLimits } from './content.ts';

export const offerTextsSchema = z.object({
  title: textSchema({ max: contentLimits.offerTitle, missing: 'title_missing' }),
  description: textSchema({
    max: contentLimits.offerDescription,
    multiline: true,
    missing: 'description_missing',
  }),
});
