import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';

/** By what events name a template, whatever it is called. */
export const replyKeySchema = z
  .string(coded('invalid'))
  .check(z.regex(/^[a-z0-9-]{1,20}$/, coded('invalid')));
