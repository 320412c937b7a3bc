import * as z from 'zod/mini';
import { enquiryKinds } from './registry.ts';

/** The name of one of the thirteen kinds. */
export const enquiryKindSchema = z.enum(enquiryKinds);
