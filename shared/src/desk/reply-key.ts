import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';

/** Identifies a template in events, even after it is renamed. */
export const replyKeySchema = z
  .string(coded('invalid'))
  .check(z.regex(/^[a-z0-9-]{1,20}$/, coded('invalid')));
