import * as z from 'zod/mini';
import { enquiryKinds } from './registry.ts';

export const enquiryKindSchema = z.enum(enquiryKinds);
